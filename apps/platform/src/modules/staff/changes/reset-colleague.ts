import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { z } from "zod";
import {
  askChange,
  overtakeApprovalsOf,
  type ApprovalKind,
  type CarryingOut,
} from "../../approvals/index.ts";
import { recordAudit } from "../../audit/index.ts";
import { permissionsOf } from "../roles/roles.ts";
import type { Staff, StaffSignedIn } from "../staff.ts";
import {
  distrust,
  giveFirstPassword,
  holdToChange,
  lockStaff,
  resetTotp,
  updateActive,
} from "../staff.store.ts";
import { isNoMoreThan } from "./no-more-than.ts";
import { STAFF_REFUSALS } from "./staff-refusals.ts";

const payloadSchema = z.object({ passwordHash: z.string().optional() });

interface Change {
  readonly title: string;
  /** Its effect, for the person who decides. */
  readonly effect: string;
  /** `hash` is the new password's; only that change has one. */
  readonly apply: (tx: Tx, staff: Staff, hash: string | undefined) => Promise<void>;
}

/** Changes of a colleague that need no details, only a second person. */
const CHANGES = {
  "reset-totp": {
    title: "New authenticator",
    effect: "They set up another authenticator at the next sign-in.",
    apply: (tx, staff) => resetTotp(tx, staff.id),
  },
  "reset-password": {
    title: "New first password",
    effect: "Their password is replaced by one that must be changed at the next sign-in.",
    apply: async (tx, staff, hash) => {
      if (hash === undefined) throw new Error(`There is no password for ${staff.username}`);
      await giveFirstPassword(tx, staff.id, hash);
      await distrust(tx, staff.id);
    },
  },
  reopen: {
    title: "Reopened account",
    effect: "They can sign in again.",
    apply: async (tx, staff) => {
      await updateActive(tx, staff.id, true);
      await distrust(tx, staff.id);
    },
  },
} as const satisfies Record<string, Change>;

export type Reset = keyof typeof CHANGES;

export const RESETS = Object.keys(CHANGES) as readonly Reset[];

/** Requests one of these changes. A new password comes hashed. */
export async function askToReset(
  tx: Tx,
  asker: StaffSignedIn,
  staff: Staff,
  change: {
    readonly to: Reset;
    readonly reason: string;
    readonly passwordHash: string | undefined;
  },
): Promise<Result<string, "NOT_CLOSED" | "MORE_THAN_YOURS" | "ASKED_ALREADY">> {
  if (!isNoMoreThan(permissionsOf(staff.roles, staff.brandId), [asker]))
    return refuse("MORE_THAN_YOURS");
  if (change.to === "reopen" && staff.active) return refuse("NOT_CLOSED");
  const { publicId: subject, username: about, brandId } = staff;
  const payload = change.passwordHash === undefined ? {} : { passwordHash: change.passwordHash };
  return askChange(
    tx,
    asker,
    {
      kind: `staff.${change.to}`,
      subject,
      about,
      brandId,
      payload,
      reason: change.reason,
    },
    {},
  );
}

/** The kinds of approval for these changes. */
export const resetColleague: readonly ApprovalKind[] = RESETS.map((to) => {
  const { title, effect } = CHANGES[to];
  return {
    kind: `staff.${to}`,
    title,
    permission: "staff.write",
    refusals: STAFF_REFUSALS,
    details: () => [{ label: "Effect", value: effect }],
    hold: (tx, { subject }) => holdToChange(tx, subject),
    carryOut: (deciding) => carryOut(to, deciding),
  };
});

async function carryOut(
  to: Reset,
  { tx, approval, by, asker }: CarryingOut,
): Promise<Result<undefined, "NO_SUCH_PERSON" | "MORE_THAN_YOURS" | "NOT_CLOSED">> {
  const staff = await lockStaff(tx, approval.subject, by.brandId);
  if (!staff) return refuse("NO_SUCH_PERSON");
  if (!isNoMoreThan(permissionsOf(staff.roles, staff.brandId), [by, asker]))
    return refuse("MORE_THAN_YOURS");
  if (to === "reopen" && staff.active) return refuse("NOT_CLOSED");
  const { apply }: Change = CHANGES[to];
  await apply(tx, staff, payloadSchema.parse(approval.payload).passwordHash);
  // It may have been another person who asked in their name.
  await overtakeApprovalsOf(tx, staff.id, `The account of ${staff.username} was reset`);
  const actor = `${approval.askedBy} and ${by.username}`;
  const before = { active: staff.active, totp: staff.sealedTotp !== null };
  await recordAudit(tx, {
    actor,
    action: `staff.${to}`,
    subject: staff.publicId,
    brandId: staff.brandId,
    before,
  });
  return ok(undefined);
}
