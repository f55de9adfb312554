// SPDX-License-Identifier: MIT

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, test } from "node:test";
import { Script } from "node:vm";

const JOINER = ["join-web.awk", "name-web.awk"].flatMap((name) =>
  ["-f", new URL(`../../scripts/${name}`, import.meta.url).pathname]);
const SOURCES = new URL("../src/", import.meta.url);

/** Modules joined, as the build does it. */
function joined(modules, script = 0) {
  const folder = mkdtempSync(join(tmpdir(), "join-"));
  const files = modules.map((text, index) => {
    const file = join(folder, `${index}.js`);
    writeFileSync(file, text);
    return file;
  });
  try {
    return execFileSync("awk", [`-vscript=${script}`, ...JOINER, ...files], { encoding: "utf8", stdio: "pipe" });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe("joining the modules", () => {
  for (const [what, source, expected] of [
    ["spaces between words", "a = typeof b in c;", "a=typeof b in c;"],
    ["signs that would become another one", "a = b + +c - -d;", "a=b+ +c- -d;"],
    ["strings", `f("a  \\" // b", 'c  \\' d');`, `f("a  \\" // b",'c  \\' d');`],
    ["regular expressions", "x = /[/\"' ]  \\//u.test(y);", "x=/[/\"' ]  \\//u.test(y);"],
    ["divisions", "x = a / b / c;", "x=a/b/c;"],
    ["a returned regular expression", "return / {2}/;", "return/ {2}/;"],
    ["templates", "x = ` a  ${b ? `  ${c + 1} \"` : \"\"}  $ \\` `;", "x=` a  ${b?`  ${c+1} \"`:\"\"}  $ \\` `;"],
    ["objects in templates", "x = `${ { a: {} }.a } b `;", "x=`${{a:{}}.a} b `;"],
    ["templates of several lines", "x = `\n  // a\n  b\n`;", "x=`\n  // a\n  b\n`;"],
    ["templates of lines that go on", "x = `\\\n  a\\\nb\n`;", "x=`  ab\n`;"],
    ["comments and blank lines", "/** a */\n\n// b\nc();", "c();"],
    ["lines", "f(\n  a,\n  b\n);", "f(a,b);"],
    ["names at the top", "const one = 1;\nf(one, x.one, [...one], `${one} one`, 'one');", "let a=1;\nf(a,x.one,[...a],`${a} one`,'one');"],
    ["what ends before a bracket", "f(() => {\n  g([\n    1,\n  ]);\n});", "f(()=>{g([1])});"],
    ["private names", "class One { #two; get #three() { return this.#two in c; } }", "class a{#a;get #b(){return this.#a in c}}"],
    ["private names of two classes", "class One { #two; }\nclass Two { #one; #two; }", "class a{#a}\nclass b{#a;#b}"],
    ["parameters", "f((one, { two: three }, four = 4, ...five) => one + three + four + five);", "f((a,{two:b},c=4,...d)=>a+b+c+d);"],
    ["a returned function", "f(() => {\n  return (one) => one;\n});", "f(()=>{return(a)=>a});"],
    ["variables", "f(() => {\n  const one = 1;\n  let [two] = one;\n  two = one;\n});", "f(()=>{let a=1;let[b]=a;b=a});"],
    ["what a loop and a condition have", "f((one) => {\n  for (const two of one) if (two in three) one();\n});", "f(a=>{for(let b of a)if(b in three)a()});"],
    ["variables of two statements", "f((one) => one);\nf((two) => two);", "f(a=>a);\nf(a=>a);"],
    ["variables of two methods", "class A {\n  b(one) {\n    return one;\n  }\n  c(two) {\n    return two;\n  }\n}", "class A{b(a){return a}c(a){return a}}"],
    ["variables around a class", "function f(one) {\n  return class A {\n    b(two) {\n      return one + two;\n    }\n  };\n}", "function f(b){return class A{b(a){return b+a}}}"],
    ["names in a statement with a name at the top", "const one = 1;\nf((two) => one + two);", "let b=1;\nf(a=>b+a);"],
    ["names that are keys, too", "const one = 1;\nf({ one, two: one, one: 2 }, one, one);", "let a=1;\nf({one:a,two:a,one:2},a,a);"],
    ["names that are parts of a pattern, too", "f(({ one = 2, two }) => one + one + one);", "f(({one:a=2,two})=>a+a+a);"],
    ["names that are fields, too", "const one = 1;\nclass A {\n  two = one;\n  one = 3;\n}", "let a=1;\nclass A{two=a;one=3}"],
    ["names that are methods, too", "function one() {}\nclass A {\n  one(x) {\n    return one(x);\n  }\n}", "function a(){}\nclass A{one(x){return a(x)}}"],
    ["members of our modules only", "f(x.owner, { owner: 1 }, ({ owner }) => owner);", "f(x.h,{h:1},({h:a})=>a);"],
    ["words of the language", "const get = 1;\nclass A {\n  get a() { return get; }\n}", "let get=1;\nclass A{get a(){return get}}"],
    ["variables that are the browser's elsewhere", "f((one) => one);\nf(one);", "f(a=>a);\nf(one);"],
    ["a name that another one has already", "f((one) => a(one));", "f(b=>a(b));"],
  ]) test(what, () => assert.equal(joined([source]), `${expected}\n`));

  test("names of two modules must differ", () => {
    assert.throws(() => joined(["const a = 1;", "function a() {}"]), /`a` is a name of/);
  });

  test("what the last module exports is the global of a script", () => {
    const script = joined(["export const a = 1;", 'import { a } from "./0.js";\nexport function b() {}\nexport { a };'], 1);
    assert.equal(script, "let a=1;\nfunction b(){}\nglobalThis.NumericText={b,a};\n");
  });
});

describe("members that get short names", () => {
  const joiner = readFileSync(new URL("../../scripts/name-web.awk", import.meta.url), "utf8");
  const members = [...joiner.match(/MEMBERS = [^\n]*\n(?: +"[^\n]*\n)*/)[0].matchAll(/(?<=[ "])[a-zA-Z]+(?=[ "])/g)].flat();
  const known = readFileSync(new URL("../numeric-field.d.ts", import.meta.url), "utf8")
    .replaceAll(/^ *(\/\*\*|\*).*$/gm, "").replaceAll(/\([^()]*\)/g, "(").match(/\w+(?=\??[(:])/g);
  const { exports } = new WebAssembly.Instance(
    new WebAssembly.Module(readFileSync(new URL("../dist/numeric-field.wasm", import.meta.url))), {});

  test("are some", () => assert.ok(members.length > 20 && known.length > 50));

  for (const name of members) {
    test(`${name} is not known to pages, and no name of the engine's`, () => {
      assert.ok(!known.includes(name));
      assert.ok(!(name in exports));
    });
  }
});

describe("the joined files", () => {
  const modules = readdirSync(SOURCES).map((name) => readFileSync(new URL(name, SOURCES), "utf8"));
  const texts = new Set(modules.flatMap((module) =>
    module.replace(/^ *(\/\*\*|\*|\/\/|import ).*$/gm, "").match(/"(?:[^"\\\n]|\\.)*"/g) ?? []));

  for (const name of ["numeric-field.js", "numeric-field-script.js", "numeric-field-streaming.js"]) {
    const file = readFileSync(new URL(`../dist/${name}`, import.meta.url), "utf8");

    test(`${name} is JavaScript`, () => {
      if (name.includes("script")) new Script(file);
      else execFileSync(process.execPath, ["--check", "--input-type=module"], { input: file, stdio: "pipe" });
    });

    if (!name.includes("streaming")) test(`${name} has the engine`, () => {
      const engine = readFileSync(new URL("../dist/numeric-field.wasm", import.meta.url), "hex");
      assert.ok(file.includes(`="${engine}";`));
    });

    test(`${name} has the texts of its sources`, () => {
      // Names in a text with expressions are short ones in the file.
      const isOwn = (text) => !text.includes("${") && !['""', '"numeric-field.wasm"', '"content-type"', '"application/wasm"'].includes(text);
      assert.deepEqual([...texts].filter((text) => isOwn(text) && !file.includes(text)), []);
    });
  }
});
