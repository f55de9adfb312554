// SPDX-License-Identifier: MIT
// The macros with which Apple's headers control their import into Swift.
#pragma once

#define NS_SWIFT_UI_ACTOR __attribute__((swift_attr("@MainActor")))
#define NS_SWIFT_NONISOLATED __attribute__((swift_attr("nonisolated")))
#define NS_SWIFT_SENDABLE __attribute__((swift_attr("@Sendable")))
#define NS_SWIFT_NONSENDABLE __attribute__((swift_attr("@_nonSendable")))
#define NS_SWIFT_NAME(name) __attribute__((swift_name(#name)))
#define NS_REFINED_FOR_SWIFT __attribute__((swift_private))
#define NS_DESIGNATED_INITIALIZER __attribute__((objc_designated_initializer))
#define NS_TYPED __attribute__((swift_newtype(struct)))
#define NS_BRIDGED(type) __attribute__((swift_bridge(#type)))

#define NS_ENUM(raw, name) \
  enum __attribute__((enum_extensibility(open))) name : raw name; \
  enum name : raw
#define NS_OPTIONS(raw, name) \
  enum __attribute__((flag_enum, enum_extensibility(open))) name : raw name; \
  enum name : raw

// API_AVAILABLE(ios(17.0), macos(14.0)), API_UNAVAILABLE(tvos, watchos), API_DEPRECATED(ios(2.0, 27.0)).
#define SINCE_ios(version) availability(ios, introduced = version)
#define SINCE_macos(version) availability(macos, introduced = version)
#define SINCE_tvos(version) availability(tvos, introduced = version)
#define SINCE_watchos(version) availability(watchos, introduced = version)
#define SINCE_visionos(version) availability(visionos, introduced = version)
#define UNTIL_ios(first, last) availability(ios, introduced = first, deprecated = last)
#define UNTIL_tvos(first, last) availability(tvos, introduced = first, deprecated = last)
#define UNTIL_visionos(first, last) availability(visionos, introduced = first, deprecated = last)
#define NEVER_IN(system) availability(system, unavailable)

#define EACH1(kind, a) kind##a
#define EACH2(kind, a, b) kind##a, kind##b
#define EACH3(kind, a, b, c) kind##a, kind##b, kind##c
#define EACH4(kind, a, b, c, d) kind##a, kind##b, kind##c, kind##d
#define EACH5(kind, a, b, c, d, e) kind##a, kind##b, kind##c, kind##d, kind##e
#define PICK(a, b, c, d, e, name, ...) name
#define EACH(kind, ...) PICK(__VA_ARGS__, EACH5, EACH4, EACH3, EACH2, EACH1)(kind, __VA_ARGS__)

#define API_AVAILABLE(...) __attribute__((EACH(SINCE_, __VA_ARGS__)))
#define API_DEPRECATED(...) __attribute__((EACH(UNTIL_, __VA_ARGS__)))
#define NEVER(system) __attribute__((availability(system, unavailable)))
