/** What a member of staff may be allowed. */
export const PERMISSIONS = [
  "players.read",
  "players.contacts",
  "players.kyc",
  "players.links",
  "players.password",
  "players.kind",
  "players.block",
  "players.adjust",
  "deposits.read",
  "deposits.decide",
  "withdrawals.read",
  "withdrawals.decide",
  "vendors.read",
  "vendors.write",
  "content.read",
  "content.write",
  "offer.read",
  "offer.write",
  "lottery.read",
  "lottery.write",
  "reports.read",
  "ledger.read",
  "proof.read",
  "audit.read",
  "outbox.read",
  "feedback.read",
  "settings.read",
  "settings.write",
  "staff.write",
  "lottery.results",
  "approvals.decide",
] as const;

export type Permission = (typeof PERMISSIONS)[number];

/** What is not any brand's: vendors, games and draws serve them all, and the ledger's proof adds them all up. Only the house is ever allowed these. */
const HOUSE_ONLY: readonly Permission[] = [
  "vendors.read",
  "vendors.write",
  "lottery.read",
  "lottery.write",
  "lottery.results",
  "ledger.read",
];

const READS = PERMISSIONS.filter((permission) => permission.endsWith(".read"));

/** The product's own roles and what they allow. */
const ROLES = {
  owner: PERMISSIONS,
  cashier: [
    "players.read",
    "deposits.read",
    "deposits.decide",
    "withdrawals.read",
    "withdrawals.decide",
    "approvals.decide",
    "players.adjust",
    "lottery.read",
    "lottery.results",
  ],
  support: [
    "players.read",
    "players.contacts",
    "players.kyc",
    "players.password",
    "players.block",
    "deposits.read",
    "withdrawals.read",
    "feedback.read",
  ],
  auditor: READS,
} as const satisfies Record<string, readonly Permission[]>;

export type Role = keyof typeof ROLES;

export function isRole(text: string): text is Role {
  return Object.hasOwn(ROLES, text);
}

/** A role, the product's own or one that was made of chosen permissions. */
export interface StaffRole {
  readonly id: bigint;
  readonly publicId: string;
  /** Whose staff it is for; null is the house, and everybody for the product's own. */
  readonly brandId: bigint | null;
  readonly name: string;
  readonly system: boolean;
  /** Null for the product's own, which allow what the release says. */
  readonly permissions: readonly string[] | null;
}

/** What a role allows by itself. Names that are no permission any more allow nothing. */
export function permissionsOfRole({
  name,
  system,
  permissions,
}: Pick<StaffRole, "name" | "system" | "permissions">): readonly Permission[] {
  const own: readonly string[] = permissions ?? [];
  if (!system) return PERMISSIONS.filter((permission) => own.includes(permission));
  return isRole(name) ? ROLES[name] : [];
}

/** Everything some roles allow together, to the house (a brand of null) or to a brand's staff. */
export function permissionsOf(
  roles: readonly Pick<StaffRole, "name" | "system" | "permissions">[],
  brandId: bigint | null,
): Permission[] {
  const allowed = new Set<Permission>(roles.flatMap((role) => permissionsOfRole(role)));
  return PERMISSIONS.filter(
    (permission) =>
      allowed.has(permission) && (brandId === null || !HOUSE_ONLY.includes(permission)),
  );
}
