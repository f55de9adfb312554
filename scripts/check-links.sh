#!/usr/bin/env bash
# Every relative link in the documents, every heading it names, and every path in code voice leads somewhere.
set -uo pipefail
cd "$(dirname "$0")/.."
failed=0

fail() {
  echo "links: $1"
  failed=1
}

# The headings of a page as the part of a link behind `#`.
anchors() {
  grep -E '^#+ ' "$1" | sed -E 's/^#+ +//' | tr '[:upper:]' '[:lower:]' \
    | sed -E 's/[^[:alnum:] _-]//g; s/ /-/g'
}

for page in $(git ls-files --cached --others --exclude-standard '*.md'); do
  folder=$(dirname "$page")
  text=$(awk '/^```/ { code = !code; next } !code' "$page")

  # [text](target) and <img src="target">, srcset="target"
  while IFS= read -r target; do
    case $target in http://* | https://* | mailto:* | doc:* | '') continue ;; esac
    path=${target%%#*}
    anchor=${target#"$path"}
    file=$page
    [ -z "$path" ] || file=$folder/$path
    # A picture of a catalogue is named without its folder and its kind.
    if [ ! -e "$file" ] && ls "$folder"/Resources/"$path".* >/dev/null 2>&1; then continue; fi
    [ -e "$file" ] || { fail "$page: $target leads nowhere"; continue; }
    [ -z "$anchor" ] || anchors "$file" | grep -qxF -- "${anchor#\#}" \
      || fail "$page: $target names no heading"
  done < <(grep -oE '\]\([^) ]+\)|(src|srcset)="[^"]+"' <<<"$text" \
    | sed -E 's/^\]\(//; s/\)$//; s/^(src|srcset)="//; s/"$//')

  # <doc:Page> of a catalogue
  while IFS= read -r name; do
    [ -e "$folder/$name.md" ] || fail "$page: <doc:$name> leads nowhere"
  done < <(grep -oE '<doc:[A-Za-z]+>' <<<"$text" | sed -E 's/<doc:(.*)>/\1/')

  # `scripts/check-style.sh`, `Sources/NumericText/Values`; what is built, such as `Web/dist`, may be missing
  while IFS= read -r path; do
    [ -e "$path" ] || [ -e "$folder/$path" ] || git check-ignore -q "$path/" || fail "$page: there is no $path"
  done < <(grep -oE '`(Sources|Tests|Scenarios|Docs|scripts|Benchmarks|Examples|Web)/[A-Za-z0-9_./+-]*`' \
    <<<"$text" | tr -d '`' | sed 's#/$##')

  # `make target`
  while IFS= read -r target; do
    grep -qE "^$target:" Makefile || fail "$page: there is no make $target"
  done < <(grep -oE '`make [a-z-]+' <<<"$text" | sed 's/`make //')
done
exit "$failed"
