// SPDX-License-Identifier: MIT

public enum NSUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

public enum NSLineBreakMode: Sendable { case byWordWrapping, byClipping }
