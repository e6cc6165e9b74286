import type { Declares } from "../../../declares.ts";
import { PERMISSIONS_DECLARED } from "../../../declared.ts";

export type Permission = keyof typeof PERMISSIONS_DECLARED;

/** What a member of staff may be allowed. */
export const PERMISSIONS = Object.keys(PERMISSIONS_DECLARED) as [Permission, ...Permission[]];

const allowances: NonNullable<Declares["permissions"]> = PERMISSIONS_DECLARED;

/** The product's own roles and what they allow. */
const ROLES = {
  owner: PERMISSIONS,
  cashier: allowed("cashier"),
  support: allowed("support"),
  auditor: PERMISSIONS.filter((permission) => permission.endsWith(".read")),
} as const satisfies Record<string, readonly Permission[]>;

function allowed(role: "cashier" | "support"): Permission[] {
  return PERMISSIONS.filter((permission) => allowances[permission]?.roles?.includes(role));
}

export type Role = keyof typeof ROLES;

export function isRole(text: string): text is Role {
  return Object.hasOwn(ROLES, text);
}

/** A role, the product's own or one that was made of chosen permissions. */
export interface StaffRole {
  readonly id: bigint;
  readonly publicId: string;
  /** Whose staff it is for; null is the house, and everyone for the product's own. */
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
      allowed.has(permission) && (brandId === null || !allowances[permission]?.houseOnly),
  );
}
