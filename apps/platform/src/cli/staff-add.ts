import type { Tx } from "@perya/postgres";
import { brandAt, findBrand } from "../modules/brands/index.ts";
import { hasPlayers } from "../modules/players/index.ts";
import { beginSettings, hasSettings } from "../modules/settings/index.ts";
import { createStaff, hasStaff, isRole, type Role } from "../modules/staff/index.ts";
import type { Platform } from "../platform.ts";
import { newInitialPassword } from "../secrets/initial-password.ts";
import { hashPassword } from "../secrets/password.ts";
import { recordAudit } from "../modules/audit/index.ts";
import { CommandFault, type Command, type Options, type Outcome } from "./command.ts";

/**
 * Adds a member of staff without a second person: this is how a house gets its first two owners,
 * and how the person who runs the server lets a colleague in again.
 */
export const staffAdd: Command = {
  name: "staff add",
  summary:
    "adds a member of staff without a second person, such as the first two owners of a house",
  values: ["username", "roles", "brand"],
  switches: [],
  help: `  --username ana            name to sign in with
  --roles owner             the product's own roles, with commas between: owner, cashier, support,
                            auditor
  --brand HOST              the brand they work for; left out they work for the house, which sees
                            every brand
Prints a first password, which is good for three days and must be changed at the first sign-in. They
count as a second person at once. Two owners are needed before anything can be approved.`,
  run: add,
};

async function add(options: Options, platform: Platform): Promise<Outcome> {
  const { db } = platform;
  const username = options.text("username");
  if (!/^[A-Za-z][A-Za-z0-9.-]{2,31}$/.test(username))
    throw new CommandFault("--username has 3 to 32 letters, digits, dots or dashes.");
  const roles = options.text("roles").split(",").map(known);
  const host = options.optional("brand");
  const brand = host === undefined ? undefined : await brandAt(db, host);
  if (host !== undefined && !brand)
    throw new CommandFault(`There is no brand of the host ${host}.`);
  const password = newInitialPassword();
  const passwordHash = await hashPassword(password);
  const brandId = brand?.id ?? null;
  const made = await db.inTransaction(async (tx) => {
    if (!(await hasStaff(tx))) await beginHouse(tx, platform);
    const result = await createStaff(tx, {
      brandId,
      username,
      passwordHash,
      roles,
      trusted: true,
      mustChangePassword: true,
    });
    const audit = { actor: "the holder of the server", action: "staff.create", brandId };
    if (result.ok)
      await recordAudit(tx, {
        ...audit,
        subject: result.value.publicId,
        after: { username, roles },
      });
    return result;
  });
  if (!made.ok) throw new CommandFault(`There is a member of staff named ${username} already.`);
  const { publicId: id } = made.value;
  return {
    json: { id, username, roles, password },
    lines: [
      `${username} can sign in at the console with the first password ${password}`,
      "It is shown once, is valid for three days and must be changed.",
    ],
  };
}

/** With its first member of staff, an installation's own brand begins like any new one. */
async function beginHouse(tx: Tx, platform: Platform): Promise<void> {
  const brand = await findBrand(tx, "*");
  if ((await hasPlayers(tx, brand.id)) || (await hasSettings(tx, brand.id))) return;
  await beginSettings(tx, platform, brand, { model: undefined, by: "the first start" });
}

function known(role: string): Role {
  if (!isRole(role))
    throw new CommandFault(`--roles are owner, cashier, support or auditor, not ${role}.`);
  return role;
}
