import type { Faults } from "./check-form.ts";

/** Goes to the first field of a form that has something against it. */
export function focusFirst(form: HTMLFormElement, faults: Faults): void {
  const wrong = [...form.elements].find(
    (field) => field instanceof HTMLInputElement && isFaulty(field, faults),
  );
  if (wrong instanceof HTMLInputElement) wrong.focus();
}

function isFaulty(field: HTMLInputElement, faults: Faults): boolean {
  return (
    faults[field.name] !== undefined ||
    (faults["consent"] !== undefined && field.type === "checkbox" && !field.checked)
  );
}
