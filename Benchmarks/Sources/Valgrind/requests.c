// SPDX-License-Identifier: MIT

#include "requests.h"

#if __has_include(<valgrind/callgrind.h>)
#include <valgrind/callgrind.h>

bool valgrind_is_running(void) { return RUNNING_ON_VALGRIND; }

void valgrind_start(void) {
  CALLGRIND_START_INSTRUMENTATION;
  CALLGRIND_ZERO_STATS;
}

void valgrind_stop(const char *name) {
  CALLGRIND_DUMP_STATS_AT(name);
  CALLGRIND_STOP_INSTRUMENTATION;
}
#else
// Without valgrind's header nothing can be counted, and `bench instructions` exits with an error.
bool valgrind_is_running(void) { return false; }
void valgrind_start(void) {}
void valgrind_stop(const char *name) { (void)name; }
#endif
