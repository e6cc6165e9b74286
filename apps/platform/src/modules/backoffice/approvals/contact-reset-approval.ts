import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { z } from "zod";
import { askChange, type ApprovalKind } from "../../approvals/index.ts";
import { recordAudit } from "../../audit/index.ts";
import { currentContact, resetContact } from "../../identity/index.ts";
import { playerByPublicId, type Player } from "../../players/index.ts";
import type { StaffSignedIn } from "../../staff/index.ts";

const KIND = "player.contact-reset";

export const CONTACT_RESET_REFUSALS = {
  NO_CONTACT: [409, "This player has no such contact."],
  ASKED_ALREADY: [
    409,
    "The removal of a contact of this player waits for a second person already.",
  ],
} as const satisfies Record<string, readonly [status: number, sentence: string]>;

const payload = z.object({ channel: z.enum(["sms", "mail"]) });
const WORDS = { sms: "Mobile number", mail: "E-mail address" } as const;

interface Asked {
  readonly channel: "sms" | "mail";
  readonly reason: string;
}

/**
 * Requests the removal of a contact that a player has lost; a second person must approve. Returns
 * the request's public id.
 */
export async function askContactReset(
  tx: Tx,
  staff: StaffSignedIn,
  player: Player,
  { channel, reason }: Asked,
): Promise<Result<string, keyof typeof CONTACT_RESET_REFUSALS>> {
  if (!(await currentContact(tx, player.id, channel))) return refuse("NO_CONTACT");
  const { publicId: subject, username: about, brandId } = player;
  return askChange(
    tx,
    staff,
    { kind: KIND, subject, about, brandId, payload: { channel }, reason },
    {},
  );
}

/** The removal of a contact: the person who gives a new one could recover the account by it. */
export const contactResetApproval: ApprovalKind = {
  kind: KIND,
  title: "Contact removal",
  permission: "players.password",
  refusals: { NO_CONTACT: CONTACT_RESET_REFUSALS.NO_CONTACT },
  details: (approval) => [
    { label: "Contact", value: WORDS[payload.parse(approval.payload).channel] },
    {
      label: "Effect",
      value:
        "It is removed, and the player gives a new one at the next sign-in. Withdrawals wait " +
        "24 hours from now, and again from then.",
    },
  ],
  carryOut: async ({ tx, approval, by }) => {
    const player = await playerByPublicId(tx, approval.subject);
    if (!player) throw new Error(`The player of ${approval.publicId} is gone`);
    const { channel } = payload.parse(approval.payload);
    const reset = await resetContact(tx, player, channel);
    if (!reset.ok) return reset;
    const { publicId: subject, brandId } = player;
    await recordAudit(tx, {
      actor: `${approval.askedBy} and ${by.username}`,
      action: KIND,
      subject,
      brandId,
      after: { removed: WORDS[channel] },
      reason: approval.reason ?? undefined,
    });
    return ok(undefined);
  },
};
