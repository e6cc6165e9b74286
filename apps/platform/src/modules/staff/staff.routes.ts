import type { Tx } from "@perya/postgres";
import type { Result } from "@perya/result";
import { z } from "zod";
import { answer, Refusal, success } from "../../http/answers/answer.ts";
import type { App } from "../../http/app.ts";
import { refusalsOf } from "../../http/answers/refusals.ts";
import type { Platform } from "../../platform.ts";
import { newInitialPassword } from "../../secrets/initial-password.ts";
import { hashPassword } from "../../secrets/password.ts";
import { askToAdd } from "./changes/add-colleague.ts";
import { askToChange } from "./changes/change-colleague.ts";
import { closeColleague } from "./changes/close-colleague.ts";
import { askToReset, RESETS, type Reset } from "./changes/reset-colleague.ts";
import { ASK_REFUSALS, type AskRefusal } from "./changes/staff-refusals.ts";
import { brandFor } from "./brands/brand-for.ts";
import { requireStaff } from "./require-staff.guard.ts";
import type { Staff, StaffSignedIn } from "./staff.ts";
import { holdOwners, lockStaff, selectAllStaff } from "./staff.store.ts";
import { changeValue, memberOf, memberValue } from "./wire-member.ts";

const reason = z.string().trim().min(3, "Please give a reason").max(140);
const username = z
  .string()
  .trim()
  .regex(/^[A-Za-z][A-Za-z0-9.-]{2,31}$/, "A username has 3 to 32 letters, digits, dots or dashes");
const roles = z.array(z.string().max(40)).min(1).max(20).meta({ description: "Ids of roles." });
const brand = z
  .number()
  .int()
  .min(1)
  .max(2_147_483_647)
  .optional()
  .meta({
    description:
      "Id of the brand they work for; only house staff may name one, a " +
      "brand's staff add to their own.",
  });
const params = z.object({ id: z.string().max(40) });
const response = { 200: answer(changeValue) };
const refusals = refusalsOf(ASK_REFUSALS);

/**
 * The staff, and all changes to them. Everything except closing an account needs a second person.
 */
export function staffRoutes(app: App, platform: Platform): void {
  const { db } = platform;
  const preHandler = requireStaff(platform, "staff.write");
  const listing = { summary: "All staff", response: { 200: answer(z.array(memberValue)) } };
  app.get("/operator/v1/staff", { preHandler, schema: listing }, async ({ staff }) =>
    success((await selectAllStaff(db, staff.brandId)).map(memberOf)),
  );
  addingRoute(app, platform);
  changingRoute(app, platform);
  resettingRoute(app, platform);
}

function addingRoute(app: App, platform: Platform): void {
  const schema = {
    summary:
      "Requests a new member of staff, whose first password is created and shown once; " +
      "a second person must approve",
    body: z.object({ username, roles, brand, reason }),
    response,
    refusals: {
      ...refusals,
      403: [...(refusals[403] ?? []), "OTHER_BRAND"],
      422: [...(refusals[422] ?? []), "NO_SUCH_BRAND"],
    },
  };
  app.post(
    "/operator/v1/staff",
    { preHandler: requireStaff(platform, "staff.write"), schema },
    async ({ staff, body }) => {
      const brandId = await brandFor(platform, staff, body.brand);
      const password = newInitialPassword();
      const passwordHash = await hashPassword(password);
      const approvalId = valueOf(
        await platform.db.inTransaction((tx) =>
          askToAdd(tx, staff, { ...body, brandId, passwordHash }),
        ),
      );
      return success({ status: "WAITING" as const, approvalId, password });
    },
  );
}

function changingRoute(app: App, platform: Platform): void {
  const schema = {
    summary: "Requests a change of a member of staff's name or roles; a second person must approve",
    params,
    body: z.object({ username, roles, reason }),
    response,
    refusals,
  };
  app.put(
    "/operator/v1/staff/:id",
    { preHandler: requireStaff(platform, "staff.write"), schema },
    async ({ staff, params: { id }, body }) => {
      const asked = await platform.db.inTransaction(async (tx) =>
        askToChange(tx, staff, await colleague(tx, staff, id), body),
      );
      return success({ status: "WAITING" as const, approvalId: valueOf(asked) });
    },
  );
}

function resettingRoute(app: App, platform: Platform): void {
  const schema = {
    summary:
      "Closes a member of staff's account at once, or requests its reopening, " +
      "a new authenticator or a new first password, which a second person must approve",
    params: params.extend({ change: z.enum(["close", ...RESETS]) }),
    body: z.object({ reason }),
    response,
    refusals,
  };
  app.post(
    "/operator/v1/staff/:id/:change",
    { preHandler: requireStaff(platform, "staff.write"), schema },
    async ({ staff, params: asked, body }) => {
      const { id, change } = asked;
      if (change === "close") {
        valueOf(
          await platform.db.inTransaction(async (tx) =>
            closeColleague(tx, staff, await colleague(tx, staff, id), body.reason),
          ),
        );
        return success({ status: "DONE" as const });
      }
      return success(await ask(platform, staff, id, change, body.reason));
    },
  );
}

async function ask(
  platform: Platform,
  staff: StaffSignedIn,
  id: string,
  to: Reset,
  why: string,
): Promise<z.infer<typeof changeValue>> {
  const password = to === "reset-password" ? newInitialPassword() : undefined;
  const passwordHash = password === undefined ? undefined : await hashPassword(password);
  const change = { to, reason: why, passwordHash };
  const approvalId = valueOf(
    await platform.db.inTransaction(async (tx) =>
      askToReset(tx, staff, await colleague(tx, staff, id), change),
    ),
  );
  return { status: "WAITING", approvalId, ...(password === undefined ? {} : { password }) };
}

/**
 * A colleague to be changed, locked until the transaction ends. Throws a Refusal for
 * only the person's own account.
 */
async function colleague(tx: Tx, staff: StaffSignedIn, id: string): Promise<Staff> {
  if (id === staff.publicId) throw refusalOf("OWN_ACCOUNT");
  await holdOwners(tx);
  const found = await lockStaff(tx, id, staff.brandId);
  if (!found) throw refusalOf("NO_SUCH_PERSON");
  return found;
}

function valueOf<Value>(result: Result<Value, AskRefusal>): Value {
  if (!result.ok) throw refusalOf(result.refusal);
  return result.value;
}

function refusalOf(code: AskRefusal): Refusal {
  return new Refusal(ASK_REFUSALS[code][0], code, ASK_REFUSALS[code][1]);
}
