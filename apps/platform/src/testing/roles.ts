/** Public ids of the product's own roles, as the migration makes them. */
export const ROLE_IDS = {
  owner: "ro_000000000000000owner",
  cashier: "ro_0000000000000cashier",
  support: "ro_0000000000000support",
  auditor: "ro_0000000000000auditor",
} as const;
