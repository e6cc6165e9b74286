import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import type { StaffRole } from "./roles.ts";

const ROLE = sql`
  role.id, role.public_id as "publicId", role.brand_id as "brandId", role.name, role.system,
  role.permissions`;

/**
 * The roles staff of a brand may be given, or those of everyone for null: the product's own first.
 */
export function selectRoles(
  tx: Tx,
  brandId: bigint | null,
): Promise<(StaffRole & { readonly holders: number })[]> {
  return tx.rows(sql`
    select
      ${ROLE},
      (
        select count(*)::int
        from staff_role
        join staff on staff.id = staff_role.staff_id
        where staff_role.role_id = role.id
          and (${brandId}::bigint is null or staff.brand_id = ${brandId})
      ) as holders
    from role
    where role.system or ${brandId}::bigint is null or role.brand_id = ${brandId}
    order by not role.system, role.brand_id nulls first, lower(role.name)`);
}

/** Roles by their public ids, of those that staff of a brand (of the house for null) may have. */
export function selectRolesFor(
  tx: Tx,
  brandId: bigint | null,
  publicIds: readonly string[],
): Promise<StaffRole[]> {
  return tx.rows(sql`
    select ${ROLE} from role
    where role.public_id = any (${[...publicIds]}::text[])
      and (role.system or role.brand_id is not distinct from ${brandId}::bigint)
    order by lower(role.name)`);
}

/** The product's own roles by name. */
export function selectSystemRoles(tx: Tx, names: readonly string[]): Promise<StaffRole[]> {
  return tx.rows(
    sql`select ${ROLE} from role where role.system and role.name = any (${[...names]}::text[])`,
  );
}

/**
 * A role that was made of chosen permissions, held until the transaction ends: a brand's own, or
 * any for null.
 */
export function lockRole(
  tx: Tx,
  publicId: string,
  brandId: bigint | null,
): Promise<StaffRole | undefined> {
  return tx.row(sql`
    select ${ROLE} from role
    where public_id = ${publicId}
      and not system
      and (${brandId}::bigint is null or brand_id = ${brandId})
    for update`);
}

/** Undefined when there is a role of that name. */
export function insertRole(
  tx: Tx,
  role: Pick<StaffRole, "publicId" | "brandId" | "name"> & { permissions: readonly string[] },
): Promise<StaffRole | undefined> {
  return tx.row(sql`
    insert into role (public_id, brand_id, name, permissions)
    values (${role.publicId}, ${role.brandId}, ${role.name}, ${[...role.permissions]})
    on conflict (coalesce(brand_id, 0), lower(name)) do nothing
    returning ${ROLE}`);
}

/** Whether another role of the same staff has that name. */
export async function isNameTaken(
  tx: Tx,
  role: Pick<StaffRole, "id" | "brandId">,
  name: string,
): Promise<boolean> {
  const row = await tx.row(sql`
    select id from role
    where lower(name) = lower(${name})
      and id <> ${role.id}
      and (system or coalesce(brand_id, 0) = coalesce(${role.brandId}::bigint, 0))`);
  return row !== undefined;
}

export async function updateRole(
  tx: Tx,
  id: bigint,
  name: string,
  permissions: readonly string[],
): Promise<void> {
  await tx.run(
    sql`update role set name = ${name}, permissions = ${[...permissions]} where id = ${id}`,
  );
}

/** Removes a role that no member of staff has; false when one does. */
export async function deleteRole(tx: Tx, id: bigint): Promise<boolean> {
  return (
    (await tx.run(sql`
      delete from role
      where id = ${id} and not exists (select from staff_role where role_id = ${id})`)) === 1
  );
}

/** Gives a member of staff these roles and no others. */
export async function replaceRolesOf(
  tx: Tx,
  staffId: bigint,
  roles: readonly Pick<StaffRole, "id">[],
): Promise<void> {
  await tx.run(sql`delete from staff_role where staff_id = ${staffId}`);
  await tx.run(sql`
    insert into staff_role (staff_id, role_id)
    select ${staffId}, unnest(${roles.map(({ id }) => id)}::bigint[])`);
}

/** The members of staff who hold a role, locked until the transaction ends. */
export async function lockHolders(tx: Tx, roleId: bigint): Promise<bigint[]> {
  const rows = await tx.rows<{ id: bigint }>(sql`
    select id from staff
    where id in (select staff_id from staff_role where role_id = ${roleId})
    order by id
    for update`);
  return rows.map(({ id }) => id);
}
