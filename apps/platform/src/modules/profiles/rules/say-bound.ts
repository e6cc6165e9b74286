import { fieldRule, type Field } from "./fields.ts";
import type { OwnedCell } from "./fold.ts";

/** Sentences about a field's bound; others are made of the field's label. */
const SENTENCES: Readonly<Partial<Record<Field, (value: string) => string>>> = {
  "age.min": (years) => `The minimum age cannot be below ${years}`,
  "limit.raiseWaitH": (hours) => `Raising a limit must wait at least ${hours} hours`,
  "limit.raiseAfterPeriod": () => "Raising a limit must wait for the end of its period",
  "check.everyMin": (minutes) => `A reality check must come at least every ${minutes} minutes`,
  "withdrawal.cancel": () => "Players cannot cancel a withdrawal under this profile",
  "exclusion.login": () => "An excluded player cannot sign in under this profile",
  "exclusion.minMonths": (months) => `A self-exclusion lasts at least ${months} months`,
  "bonus.minAge": (years) => `Players below ${years} cannot get a bonus`,
  currency: (list) =>
    `Accounts can be opened in ${(JSON.parse(list) as string[]).join(", ") || "no currency"}`,
  "records.years": (years) => `Records are kept for at least ${years} years`,
};

/** A bound as staff read it: "The minimum age cannot be below 21 (Philippines, PD 1869)." */
export function sayBound(field: Field, value: unknown, owner: OwnedCell): string {
  const { cell } = owner;
  const place = owner.name.replace(/ \([^)]*\)$/, "");
  return `${said(field, value)} (${[place, ...(cell.law ? [cell.law] : [])].join(", ")}).`;
}

function said(field: Field, value: unknown): string {
  const { label, direction, unit } = fieldRule(field);
  const given = typeof value === "object" ? JSON.stringify(value) : String(value);
  const amount = unit === undefined ? given : `${given} ${unit}`;
  const own = SENTENCES[field];
  if (own) return own(given);
  switch (direction) {
    case "floor":
      return `${label}: at least ${amount}`;
    case "ceiling":
      return `${label}: at most ${amount}`;
    case "forbid":
      return value === "forbid"
        ? `${label} ${label.endsWith("s") && !label.endsWith("ss") ? "are" : "is"} not allowed under this profile`
        : `${label}: ${given}`;
    case "require":
    case "info":
      return value === true ? `${label} is required` : `${label}: ${amount} is required`;
  }
}
