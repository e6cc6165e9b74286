import type { Role } from "@perya/api-client/operator";

/** The label for staff who work for the house. */
export const HOUSE = "the house";

const OWN: Readonly<Record<string, string>> = {
  owner: "Owner: everything",
  cashier: "Cashier: deposits, withdrawals, balances",
  support: "Support: identity checks, limits, blocks",
  auditor: "Auditor: reads everything, changes nothing",
};

/** Roles as boxes to tick, built in with what they are for. */
export function roleChoices(
  roles: readonly Role[],
): readonly (readonly [id: string, words: string])[] {
  return roles.map(
    ({ id, name, system }) => [id, (system ? OWN[name] : undefined) ?? name] as const,
  );
}

/** The roles that a member of staff of a brand, or of the house for null, may have. */
export function rolesFor(roles: readonly Role[], brand: number | null): readonly Role[] {
  return roles.filter((role) => role.system || role.brand === brand);
}
