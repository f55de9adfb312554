#!/usr/bin/env bash
# Plays the lessons of Web/tests/lessons.json in pages with frameworks that are newer than Debian's: React 19,
# React Hook Form and Formik. Also uses a field through user-event of Testing Library. The sources of all
# four are in the folder SOURCES, and are not committed.
#
#   SOURCES/node_modules/{react,react-dom,scheduler}   the published files
#   SOURCES/src/react-hook-form                        github.com/react-hook-form/react-hook-form
#   SOURCES/src/formik                                 github.com/jaredpalmer/formik
#   SOURCES/src/user-event                             github.com/testing-library/user-event
#
# Web/FRAMEWORKS.md names the versions with which the lessons were last played. esbuild bundles the
# sources with the options in FRAMEWORK_OPTIONS.
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
SOURCES=$sources node --test Web/tests/frameworks/user-event-checks.mjs
exec .build-web/venv/bin/python -W ignore -m unittest discover --start-directory Web/tests/browser --pattern 'frameworks_*.py'
