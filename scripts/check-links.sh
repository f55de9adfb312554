#!/usr/bin/env bash
# Checks that every relative link, heading anchor and path in the documents exists.
set -uo pipefail
cd "$(dirname "$0")/.."
failed=0

fail() {
  echo "links: $1"
  failed=1
}

# Prints the headings of a page as link anchors.
anchors() {
  grep -E '^#+ ' "$1" | sed -E 's/^#+ +//' | tr '[:upper:]' '[:lower:]' \
    | sed -E 's/[^[:alnum:] _-]//g; s/ /-/g'
}

for page in $(git ls-files --cached --others --exclude-standard '*.md'); do
  folder=$(dirname "$page")
  text=$(awk '/^```/ { code = !code; next } !code' "$page")

  # Checks the targets of links and pictures: [text](target), <img src="target">, srcset="target"
  while IFS= read -r target; do
    case $target in http://* | https://* | mailto:* | doc:* | '') continue ;; esac
    path=${target%%#*}
    anchor=${target#"$path"}
    file=$page
    [ -z "$path" ] || file=$folder/$path
    # In a DocC catalog, a reference to a picture omits the folder and the extension.
    if [ ! -e "$file" ] && ls "$folder"/Resources/"$path".* >/dev/null 2>&1; then continue; fi
    [ -e "$file" ] || { fail "$page: $target leads nowhere"; continue; }
    [ -z "$anchor" ] || anchors "$file" | grep -qxF -- "${anchor#\#}" \
      || fail "$page: $target names no heading"
  done < <(grep -oE '\]\([^) ]+\)|(src|srcset)="[^"]+"' <<<"$text" \
    | sed -E 's/^\]\(//; s/\)$//; s/^(src|srcset)="//; s/"$//')

  # Checks links to other pages of a DocC catalog: <doc:Page>
  while IFS= read -r name; do
    [ -e "$folder/$name.md" ] || fail "$page: <doc:$name> leads nowhere"
  done < <(grep -oE '<doc:[A-Za-z]+>' <<<"$text" | sed -E 's/<doc:(.*)>/\1/')

  # Checks paths such as `scripts/check-style.sh`. Build products such as `Web/dist` can be missing.
  while IFS= read -r path; do
    [ -e "$path" ] || [ -e "$folder/$path" ] || git check-ignore -q "$path/" || fail "$page: there is no $path"
  done < <(grep -oE '`(Sources|Tests|Scenarios|Docs|scripts|Benchmarks|Examples|Web)/[A-Za-z0-9_./+-]*`' \
    <<<"$text" | tr -d '`' | sed 's#/$##')

  # Checks commands such as `make test`.
  while IFS= read -r target; do
    grep -qE "^$target:" Makefile || fail "$page: there is no make $target"
  done < <(grep -oE '`make [a-z-]+' <<<"$text" | sed 's/`make //')
done
exit "$failed"
