import type { FieldFaults } from "../faults/field-faults.ts";

/** Faults of more than one field: a password and its repetition, the boxes of a consent. */
const AGAIN = /^(?:confirm|consent)/;

/**
 * The faults of a form after a field was typed into or left: `before` are those that are shown,
 * `found` is what is wrong now. Leaving tells the field's fault, typing only takes faults away.
 */
export function faultsAfter(
  step: "typing" | "leaving",
  name: string,
  before: FieldFaults,
  found: FieldFaults,
): FieldFaults {
  const others = Object.entries(before).filter(
    ([field]) => field !== name && !(AGAIN.test(field) && found[field] === undefined),
  );
  const told = step === "leaving" || before[name] !== undefined ? found[name] : undefined;
  // What was said of a text, by the server or by a button, stands until the text is another one.
  const fault = step === "leaving" ? (before[name] ?? told) : told;
  return Object.fromEntries(fault === undefined ? others : [...others, [name, fault]]);
}
