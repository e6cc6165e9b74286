import type { Tx } from "@perya/postgres";
import { z } from "zod";
import { wireMoney, wireTime } from "../../../http/answers/answer.ts";
import { openApprovalFor } from "../../approvals/index.ts";
import { playersByIds, type Player } from "../../players/index.ts";
import { REJECT_REASONS } from "../applying/application.ts";
import { selectApplications, type ListedApplication } from "../applying/applications.store.ts";
import { DECIDE_REFUSALS } from "../applying/decide-refusals.ts";
import type { HeldApplication } from "../applying/held-application.ts";
import { plannedIssue, refusedIssue } from "../applying/issue-application.ts";
import { ISSUE_KIND } from "../applying/issue-or-ask.ts";
import { GRANT_STATUSES } from "../grants/grant.ts";
import { pageOfPlayer } from "../grants/grants.store.ts";
import type { Promotion } from "../promotion.ts";
import { promotionsById } from "../promotions.store.ts";
import { selectStepsOf } from "../steps.store.ts";
import { wordsFor } from "../words-for.ts";
import { toWireStep, wireStep } from "./wire.ts";

/** Bonuses of the player that are shown beside an application. */
const SHOWN = 5;

export const wireRow = z
  .object({
    id: z.string(),
    player: z.object({ id: z.string(), username: z.string() }),
    promotion: z.string(),
    title: z.string(),
    status: z.enum(GRANT_STATUSES),
    bonus: wireMoney.nullable().meta({ description: "Null until it is issued." }),
    at: wireTime,
  })
  .meta({ id: "ApplicationRow", description: "An application for a promotion in a list." });

export const wireApplication = wireRow
  .extend({
    remark: z.string(),
    images: z.number().int().meta({ description: "How many pictures, numbered from 1." }),
    rejectReason: z.enum(REJECT_REASONS).nullable(),
    least: wireMoney,
    most: wireMoney,
    claimUntil: wireTime.nullable(),
    hindrance: z.string().nullable().meta({
      description: "Why it can't be issued now, whatever the amount; null where nothing does.",
    }),
    waiting: z
      .object({ by: z.string(), at: wireTime, amount: wireMoney })
      .nullable()
      .meta({ description: "Who has issued it and waits for a second person." }),
    about: z.object({
      country: z.string(),
      kycLevel: z.number().int(),
      registeredAt: wireTime,
      bonuses: z.array(
        z.object({ title: z.string(), status: z.enum(GRANT_STATUSES), bonus: wireMoney }),
      ),
    }),
    steps: z.array(wireStep),
  })
  .meta({ id: "Application", description: "An application with its player, for staff." });

/** An application in a list. */
function toRow(
  grant: ListedApplication,
  promotion: Promotion,
  player: Player,
): z.infer<typeof wireRow> {
  const { bonusUnits, currency } = grant;
  return {
    id: grant.publicId,
    player: { id: player.publicId, username: player.username },
    promotion: promotion.publicId,
    title: wordsFor(promotion, ["EN"]).title,
    status: grant.status,
    bonus: bonusUnits === 0n ? null : { amount: bonusUnits.toString(), currency },
    at: grant.createdAt.toString(),
  };
}

/** Applications in a list, in their order. */
export async function describeRows(
  tx: Tx,
  grants: readonly ListedApplication[],
): Promise<z.infer<typeof wireRow>[]> {
  const ids = (of: (grant: ListedApplication) => bigint) => [...new Set(grants.map(of))];
  const promotions = await promotionsById(
    tx,
    ids(({ promotion }) => promotion),
  );
  const found = await playersByIds(
    tx,
    ids(({ player }) => player),
  );
  const players = new Map(found.map((player) => [player.id, player]));
  return grants.map((grant) => {
    const [promotion, player] = [promotions.get(grant.promotion), players.get(grant.player)];
    if (!promotion || !player) throw new Error(`What ${grant.publicId} is of is gone`);
    return toRow(grant, promotion, player);
  });
}

/** An application with what its player sent, their bonuses, and what stands against it. */
export async function describeApplication(
  tx: Tx,
  held: HeldApplication,
): Promise<z.infer<typeof wireApplication>> {
  const { grant, promotion, rule, player } = held;
  const { currency } = grant;
  const sent = (await selectApplications(tx, [grant.id])).get(grant.id);
  if (!sent) throw new Error(`What ${grant.publicId} was applied for with is gone`);
  const money = (units: bigint | string) => ({ amount: units.toString(), currency });
  const asked = await openApprovalFor(tx, ISSUE_KIND, grant.publicId);
  const steps = await selectStepsOf(tx, "grant", [grant.id]);
  return {
    ...toRow(grant, promotion, player),
    remark: sent.remark,
    images: sent.images,
    rejectReason: sent.rejectReason,
    least: money(rule.least),
    most: money(rule.most),
    claimUntil: grant.status === "ISSUED" ? (grant.expiresAt?.toString() ?? null) : null,
    hindrance: await hindranceOf(tx, held),
    waiting: asked
      ? { by: asked.askedBy, at: asked.askedAt.toString(), amount: money(asked.units ?? 0n) }
      : null,
    about: {
      country: player.country,
      kycLevel: player.kycLevel,
      registeredAt: player.createdAt.toString(),
      bonuses: await bonusesOf(tx, held),
    },
    steps: (steps.get(grant.id) ?? []).map(toWireStep),
  };
}

async function hindranceOf(tx: Tx, held: HeldApplication): Promise<string | null> {
  if (held.grant.status !== "APPLYING") return null;
  const refused = await refusedIssue(
    tx,
    held,
    await plannedIssue(tx, held, BigInt(held.rule.least)),
  );
  if (!refused) return null;
  const sentence = DECIDE_REFUSALS[refused.refusal][1];
  return refused.detail === undefined ? sentence : `${sentence} ${refused.detail}`;
}

/** What the player was given lately beside this one. */
async function bonusesOf(tx: Tx, { grant }: HeldApplication) {
  const all = await pageOfPlayer(tx, grant.player, { pageNo: 1, size: SHOWN });
  const others = all.filter(({ id, bonusUnits }) => id !== grant.id && bonusUnits > 0n);
  const ids = others.map(({ promotion }) => promotion);
  const promotions = await promotionsById(tx, ids);
  return others.slice(0, SHOWN).flatMap(({ promotion: id, status, bonusUnits, currency }) => {
    const promotion = promotions.get(id);
    if (!promotion) return [];
    const bonus = { amount: bonusUnits.toString(), currency };
    return [{ title: wordsFor(promotion, ["EN"]).title, status, bonus }];
  });
}
