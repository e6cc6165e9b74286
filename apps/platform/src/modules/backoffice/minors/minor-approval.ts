import { formatMoney } from "@perya/money";
import { readClock, type Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { z } from "zod";
import { askChange, type ApprovalKind } from "../../approvals/index.ts";
import { recordAudit } from "../../audit/index.ts";
import { brandById } from "../../brands/index.ts";
import { playerByPublicId, type Player } from "../../players/index.ts";
import { ageOn, minimumAgeNow, minorsLawNow } from "../../profiles/index.ts";
import type { StaffSignedIn } from "../../staff/index.ts";
import { settleMinor } from "./settle-minor.ts";

const KIND = "players.minor";

export const MINOR_REFUSALS = {
  OLD_ENOUGH: [422, "By this date of birth the player is old enough for this brand."],
  NOT_SETTLED: [
    409,
    "Deposits, withdrawals, bets, money at vendors or what is owed is still open. It has to end " +
      "first.",
  ],
  ASKED_ALREADY: [409, "This account waits for a second person already."],
} as const satisfies Record<string, readonly [status: number, sentence: string]>;

const payload = z.object({
  birthDate: z.string(),
  proof: z.string(),
  law: z.array(z.object({ rule: z.string(), text: z.string() })),
});

/** By what a player was found to be a minor. */
export interface MinorFound {
  /** yyyy-MM-dd. */
  readonly birthDate: string;
  /** The document or the letter that shows it. */
  readonly proof: string;
  readonly reason: string;
}

/**
 * Requests that the account of a minor is settled, which a second person has to agree to. Returns
 * the request's public id.
 */
export async function askToSettleMinor(
  tx: Tx,
  asker: StaffSignedIn,
  player: Player,
  { birthDate, proof, reason }: MinorFound,
): Promise<Result<string, keyof typeof MINOR_REFUSALS>> {
  if (!(await isMinor(tx, player, birthDate))) return refuse("OLD_ENOUGH");
  const { publicId: subject, username: about, brandId } = player;
  const brand = await brandById(tx, brandId);
  const law = brand ? await minorsLawNow(tx, brand) : [];
  const asked = { birthDate, proof, law: law.map((one) => ({ ...one })) };
  return askChange(
    tx,
    asker,
    { kind: KIND, subject, about, brandId, payload: asked, reason },
    {
      birthDate,
      proof,
    },
  );
}

/** Whether a person of this date of birth may not play at the player's brand today. */
async function isMinor(tx: Tx, { brandId }: Player, birthDate: string): Promise<boolean> {
  const brand = await brandById(tx, brandId);
  if (!brand) throw new Error(`Brand ${brandId} is gone`);
  const day = (await readClock(tx)).toZonedDateTimeISO(brand.zone).toPlainDate();
  return ageOn(Temporal.PlainDate.from(birthDate), day) < (await minimumAgeNow(tx, brand));
}

/** The account of a minor: all play is void and what was paid in goes back. */
export const minorApproval: ApprovalKind = {
  kind: KIND,
  title: "Account of a minor",
  permission: "players.minor",
  refusals: { OLD_ENOUGH: MINOR_REFUSALS.OLD_ENOUGH, NOT_SETTLED: MINOR_REFUSALS.NOT_SETTLED },
  details: (approval) => {
    const { birthDate, proof, law } = payload.parse(approval.payload);
    return [
      { label: "Date of birth", value: birthDate },
      { label: "What shows it", value: proof },
      {
        label: "Effect",
        value:
          "All play is void: winnings are cancelled, losses are given back. What was paid in and " +
          "not paid out leaves the account, to be sent back where it came from. The account is " +
          "excluded for good, and its player is told why.",
      },
      ...law.map(({ rule, text }) => ({ label: `Rule ${rule}`, value: text })),
    ];
  },
  carryOut: async ({ platform, tx, approval, by }) => {
    const player = await playerByPublicId(tx, approval.subject);
    if (!player) throw new Error(`The player of ${approval.publicId} is gone`);
    const { birthDate, proof } = payload.parse(approval.payload);
    if (!(await isMinor(tx, player, birthDate))) return refuse("OLD_ENOUGH");
    const actor = `${approval.askedBy} and ${by.username}`;
    const reason = approval.reason ?? proof;
    const found = { birthDate, actor, reason, of: approval.publicId };
    const settled = await settleMinor(platform, tx, player, found);
    if (!settled.ok) return settled;
    const { publicId, brandId, currency, id } = player;
    await recordAudit(tx, {
      actor,
      action: "player.minor",
      subject: publicId,
      brandId,
      after: { birthDate, proof, returned: formatMoney({ units: settled.value, currency }) },
      reason,
    });
    return ok(() => platform.live.publishBalances([id]));
  },
};
