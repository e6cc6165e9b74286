import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { createHmac } from "node:crypto";
import { z } from "zod";
import type { Platform } from "../../../platform.ts";
import { askChange, type ApprovalKind } from "../../approvals/index.ts";
import { recordAudit } from "../../audit/index.ts";
import { currentContact, resetContact, type CurrentContact } from "../../identity/index.ts";
import { playerByPublicId, type Player } from "../../players/index.ts";
import type { StaffSignedIn } from "../../staff/index.ts";
import { mask } from "../mask.ts";

const KIND = "player.contact-reset";

export const CONTACT_RESET_REFUSALS = {
  NO_CONTACT: [409, "This player has no such contact."],
  CONTACT_CHANGED: [
    409,
    "The contact is another one by now, or was proven again. Reject this; ask again if need be.",
  ],
  ASKED_ALREADY: [
    409,
    "The removal of a contact of this player waits for a second person already.",
  ],
} as const satisfies Record<string, readonly [status: number, sentence: string]>;

/** The contact as it was when its removal was asked for: masked for people, and a mark of it. */
const payload = z.object({
  channel: z.enum(["sms", "mail"]),
  shown: z.string().optional(),
  mark: z.string().optional(),
});
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
  { config }: Pick<Platform, "config">,
  staff: StaffSignedIn,
  player: Player,
  { channel, reason }: Asked,
): Promise<Result<string, keyof typeof CONTACT_RESET_REFUSALS>> {
  const contact = await currentContact(tx, player.id, channel);
  if (!contact) return refuse("NO_CONTACT");
  const { publicId: subject, username: about, brandId } = player;
  const bound = {
    channel,
    shown: mask(contact.recipient),
    mark: markOf(config.secretKey, subject, contact),
  };
  return askChange(tx, staff, { kind: KIND, subject, about, brandId, payload: bound, reason }, {});
}

/**
 * A keyed hash of a contact of a player and of when it was proven: one that was proven again since
 * then is not lost.
 */
function markOf(secretKey: string, player: string, contact: CurrentContact): string {
  const { recipient, verifiedAt } = contact;
  return createHmac("sha256", `contact reset ${secretKey}`)
    .update(JSON.stringify([player, recipient, verifiedAt?.toString() ?? null]))
    .digest("hex");
}

/** The removal of a contact: the person who gives a new one could recover the account by it. */
export const contactResetApproval: ApprovalKind = {
  kind: KIND,
  title: "Contact removal",
  permission: "players.password",
  refusals: {
    NO_CONTACT: CONTACT_RESET_REFUSALS.NO_CONTACT,
    CONTACT_CHANGED: CONTACT_RESET_REFUSALS.CONTACT_CHANGED,
  },
  details: (approval) => [
    { label: "Contact", value: contactWords(payload.parse(approval.payload)) },
    {
      label: "Effect",
      value:
        "It is removed, and the player gives a new one at the next sign-in. Withdrawals wait " +
        "24 hours from now, and again from then.",
    },
  ],
  carryOut: async ({ tx, approval, by, platform: { config } }) => {
    const player = await playerByPublicId(tx, approval.subject);
    if (!player) throw new Error(`The player of ${approval.publicId} is gone`);
    const { channel, mark } = payload.parse(approval.payload);
    const reset = await resetContact(
      tx,
      player,
      channel,
      (contact) => markOf(config.secretKey, player.publicId, contact) === mark,
    );
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

function contactWords({ channel, shown }: z.infer<typeof payload>): string {
  return shown === undefined ? WORDS[channel] : `${WORDS[channel]} ${shown}`;
}
