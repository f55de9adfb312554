// SPDX-License-Identifier: MIT

import { announce, prepareAnnouncements } from "../messages/announce.js";
import { isReplaced, messageFor, prepareMessages } from "../messages/messages.js";
import { spokenBounds } from "../messages/validity.js";
import { pageSession } from "./page-session.js";

/** The refusal that is not announced: a separator has no meaning in a field whose digits fill the number from the right. */
export const SILENT = "noSeparatorInMinorUnits";

/**
 * The owner of a field, which the field notifies: a `<numeric-field>` or an attachment. It reports the outcomes to the page
 * and to assistive technology.
 *
 * Subclasses have the properties `target`, the target of the events; `root`, the document or shadow root with the
 * live region; and `messages`, the messages of the page. They have these methods: `shown` is called when the field shows an
 * outcome, `committed` when the value has been committed, `validate` updates the validity, and `updateDescription` updates
 * the description of the input. The field also calls `edited` and `submitted` if they exist.
 */
export class FieldOwner {
  /** @type {import("./field.js").Field} */
  field;

  /** The sentence about the bounds, or "" if they are not described. */
  bounds = "";

  #session;

  /** The session of the field for the page. */
  get session() { return this.#session ??= pageSession(this.field); }

  focused() {
    prepareAnnouncements(this.root);
    this.describeBounds(true);
  }

  /** Announces the number after a step. Screen readers speak a minus sign, but not a hyphen. */
  stepped(text) { announce(this.root, text.replace("-", "\u2212")); }

  violated() { announce(this.root, this.target.validationMessage); }

  /** Sends a `refused` event for an edit that was refused, and announces the reason unless it is `SILENT`. */
  refused({ refusal, limit }) {
    const { messages, field: { options } } = this;
    const bounds = refusal === "outOfBounds" && !isReplaced(refusal, messages) && spokenBounds(options, messages);
    const message = bounds || messageFor(messages, refusal, { limit }, options.locale);
    this.#report("refused", { reason: refusal, limit: limit || undefined, message });
  }

  /** Sends a `clamp` event for a number that was replaced by a bound, and announces the bound. */
  clamped({ clamped, text }) {
    const message = messageFor(this.messages, "clamped", { bound: text }, this.field.options.locale);
    this.#report("clamp", { value: clamped, message });
  }

  #report(type, detail) {
    if (detail.reason !== SILENT) announce(this.root, detail.message);
    this.target.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }

  /**
   * Describes the bounds to assistive technology while the field is used. They are not needed before,
   * and formatting them takes time on a page with many fields.
   */
  describeBounds(isUsed) {
    this.bounds = isUsed ? spokenBounds(this.field.options, this.messages) : "";
    this.updateDescription();
  }

  /** Returns the description of the input: the text before it, the exact number if the field shows a compact one, and the bounds. */
  description(before = "") { return [before, this.field.session.exactText, this.bounds].filter(Boolean).join(". "); }

  loadMessages() { prepareMessages(this.field.options.locale)?.then(() => this.validate()); }
}
