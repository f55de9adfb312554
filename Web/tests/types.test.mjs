// SPDX-License-Identifier: MIT

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { before, describe, test } from "node:test";

import { installPackage } from "./installed-package.mjs";

/** The types of React that Debian installs. */
const REACT = "/usr/share/nodejs/@types";

/**
 * Declarations that the examples need to compile: modules that are not installed, and the variable
 * `field`, which an example uses without declaring it.
 */
const SURROUNDINGS = `
declare module "csstype";
declare module "prop-types";
declare module "@mui/material" { export const TextField: (props: Record<string, unknown>) => JSX.Element; }
declare module "react-hook-form" { 
  type Field = { ref(element: unknown): void; value: string; onChange(value: string): void; onBlur(): void };
  export type Control = object;
  export function Controller(props: { name: string; control: Control; render(parts: { field: Field }): JSX.Element }): JSX.Element;
}
declare module "formik" { export function useField(name: string): [{ value: string }, unknown, { setValue(value: string): void; setTouched(touched: boolean): void }]; }
declare const field: HTMLElement;
`;

/** Returns the complete examples of the guide, which begin with imports, except those for Angular. */
function examples() {
  const guide = readFileSync(new URL("../FRAMEWORKS.md", import.meta.url), "utf8");
  return [...guide.matchAll(/^```(?:tsx|ts|js)\n(import .*?)^```/gms)].map(([, code]) => code)
    .filter((code) => !code.includes("@angular"));
}

/** The installed compiler and the newer compiler in the environment variable TSC, each with its module modes. */
const COMPILERS = [
  { name: "the installed compiler", command: ["tsc"], modes: ["node16", "nodenext"] },
  { name: "the compiler TSC", command: process.env.TSC && [process.execPath, process.env.TSC], modes: ["node16", "nodenext", "bundler"] },
];

describe("the types", () => {
  const folder = installPackage();

  before(() => {
    mkdirSync(join(folder, "node_modules/@types"));
    for (const name of ["react", "react-dom"]) symlinkSync(join(REACT, name), join(folder, "node_modules/@types", name));
    writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
    writeFileSync(join(folder, "surroundings.d.ts"), SURROUNDINGS);
    cpSync(new URL("types.tsx", import.meta.url), join(folder, "types.tsx"));
    examples().forEach((code, index) => writeFileSync(join(folder, `example-${index}.tsx`), code));
  });

  test("have examples in the guide", () => assert.ok(examples().length >= 5, `There are ${examples().length}.`));

  for (const { name, command, modes } of COMPILERS) {
    for (const mode of modes) {
      test(`are accepted by ${name} in the mode ${mode}, with every example`, (context) => {
        if (!command) return context.skip("TSC=path names no tsc.js");
        if (spawnSync(command[0], [...command.slice(1), "--version"]).status !== 0) return context.skip("there is no tsc (make setup)");
        if (!existsSync(join(REACT, "react"))) return context.skip("there are no types of React (make setup)");
        const module = mode === "bundler" ? "esnext" : mode;
        writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({
          compilerOptions: {
            target: "es2022", module, moduleResolution: mode, strict: true, noEmit: true, jsx: "react-jsx", skipLibCheck: true,
            types: [], preserveSymlinks: true,
          },
          include: ["*.tsx", "*.d.ts"],
        }));
        const { stdout } = spawnSync(command[0], [...command.slice(1), "-p", folder], { encoding: "utf8" });
        assert.equal(stdout, "");
      });
    }
  }
});
