#!/usr/bin/env bash
# Plays the lessons of Web/tests/lessons.json in pages with newer frameworks than Debian's: React 19,
# React Hook Form and Formik, whose sources are in the folder SOURCES. Nothing of them is committed.
#
#   SOURCES/node_modules/{react,react-dom,scheduler}   the published files
#   SOURCES/src/react-hook-form                        github.com/react-hook-form/react-hook-form
#   SOURCES/src/formik                                 github.com/jaredpalmer/formik
#
# Web/FRAMEWORKS.md names the versions with which the lessons were last played. esbuild bundles the
# sources, with these options:
set -euo pipefail
cd "$(dirname "$0")/.."
: "${SOURCES:?Set SOURCES to the folder with the sources of the frameworks.}"
sources=$(cd "$SOURCES" && pwd)
lodash=/usr/share/nodejs/lodash
export FRAMEWORK_MODULES="$sources/node_modules"
export FRAMEWORK_OPTIONS="--define:__DEV__=false
  --alias:react-hook-form=$sources/src/react-hook-form/src/index.ts
  --alias:formik=$sources/src/formik/packages/formik/src/index.tsx
  --alias:lodash/clone=$lodash.clone --alias:lodash/cloneDeep=$lodash.clonedeep
  --alias:lodash/toPath=$lodash.topath --alias:lodash/isPlainObject=$lodash.isplainobject
  --alias:deepmerge=$PWD/Web/tests/frameworks/stand-ins.js --alias:tiny-warning=$PWD/Web/tests/frameworks/stand-ins.js
  --alias:react-fast-compare=$PWD/Web/tests/frameworks/stand-ins.js
  --alias:hoist-non-react-statics=$PWD/Web/tests/frameworks/stand-ins.js"
exec .build-web/venv/bin/python -W ignore -m unittest discover --start-directory Web/tests/browser --pattern 'frameworks_*.py'
