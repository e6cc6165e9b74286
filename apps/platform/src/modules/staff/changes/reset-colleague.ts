import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { z } from "zod";
import {
  askChange,
  removeFromPayload,
  type ApprovalKind,
  type Deciding,
} from "../../approvals/index.ts";
import { recordAudit } from "../../audit/index.ts";
import type { Staff, StaffSignedIn } from "../staff.ts";
import { distrust, giveFirstPassword, lockStaff, resetTotp, updateActive } from "../staff.store.ts";
import { STAFF_REFUSALS } from "./staff-refusals.ts";

const payload = z.object({ passwordHash: z.string().optional() });

/** Changes of a colleague that take nothing but a second person: what each is called, what it means, and what it does. */
const CHANGES = {
  "reset-totp": [
    "New authenticator",
    "They set up another authenticator at the next sign-in.",
    (tx: Tx, staff: Staff) => resetTotp(tx, staff.id),
  ],
  "reset-password": [
    "New first password",
    "Their password is replaced by one that must be changed at the next sign-in.",
    async (tx: Tx, staff: Staff, hash: string | undefined) => {
      if (hash === undefined) throw new Error(`There is no password for ${staff.username}`);
      await giveFirstPassword(tx, staff.id, hash);
      await distrust(tx, staff.id);
    },
  ],
  reopen: [
    "Reopened account",
    "They can sign in again.",
    async (tx: Tx, staff: Staff) => {
      await updateActive(tx, staff.id, true);
      await distrust(tx, staff.id);
    },
  ],
} as const satisfies Record<
  string,
  readonly [
    title: string,
    means: string,
    apply: (tx: Tx, staff: Staff, hash: string | undefined) => Promise<void>,
  ]
>;

export type Reset = keyof typeof CHANGES;

export const RESETS = Object.keys(CHANGES) as readonly Reset[];

/** Asks for one of these changes. A new password comes hashed. */
export async function askToReset(
  tx: Tx,
  asker: StaffSignedIn,
  staff: Staff,
  change: {
    readonly to: Reset;
    readonly reason: string;
    readonly passwordHash: string | undefined;
  },
): Promise<Result<string, "NOT_CLOSED" | "ASKED_ALREADY">> {
  if (change.to === "reopen" && staff.active) return refuse("NOT_CLOSED");
  const { publicId: subject, username: about, brandId } = staff;
  const carried = change.passwordHash === undefined ? {} : { passwordHash: change.passwordHash };
  return askChange(
    tx,
    asker,
    {
      kind: `staff.${change.to}`,
      subject,
      about,
      brandId,
      payload: carried,
      reason: change.reason,
    },
    {},
  );
}

/** A new authenticator, a new first password, an account that is opened again. */
export const resetColleague: readonly ApprovalKind[] = RESETS.map((to) => {
  const [title, means] = CHANGES[to];
  const forget = async ({ tx, approval }: Deciding) => {
    await removeFromPayload(tx, approval.id, "passwordHash");
    return ok(undefined);
  };
  return {
    kind: `staff.${to}`,
    title,
    permission: "staff.write",
    refusals: STAFF_REFUSALS,
    details: () => [{ label: "What it does", value: means }],
    hold: async (tx, { subject }) => void (await lockStaff(tx, subject, null)),
    carryOut: (deciding) => carryOut(to, deciding),
    reject: forget,
    takeBack: forget,
  };
});

async function carryOut(
  to: Reset,
  { tx, approval, by }: Deciding,
): Promise<Result<undefined, "NO_SUCH_PERSON" | "NOT_CLOSED">> {
  const staff = await lockStaff(tx, approval.subject, by.brandId);
  if (!staff) return refuse("NO_SUCH_PERSON");
  if (to === "reopen" && staff.active) return refuse("NOT_CLOSED");
  await CHANGES[to][2](tx, staff, payload.parse(approval.payload).passwordHash);
  await removeFromPayload(tx, approval.id, "passwordHash");
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
