import { languageOf, type LanguageCode } from "@perya/languages";
import type { Tx } from "@perya/postgres";
import { z } from "zod";
import { wireMoney, wireTime } from "../../../http/answers/answer.ts";
import { requirementOf, unplayedOf } from "../../wagering/index.ts";
import { entriesNoted } from "../../wallet/index.ts";
import { REJECT_REASONS } from "../applying/application.ts";
import { selectApplications } from "../applying/applications.store.ts";
import { selectLossOf } from "../cashback/cashback.store.ts";
import type { FreeBetsOf } from "../free-bets/free-bets.ts";
import { countFreeRounds, selectFreeBets } from "../free-bets/free-bets.store.ts";
import { ENDED, GRANT_STATUSES, type Grant } from "../grants/grant.ts";
import { ruleOfGrant } from "../grants/grants.store.ts";
import { moneyNow, ownMoney } from "../grants/own-money.ts";
import { promotionsById } from "../promotions.store.ts";
import { selectStepsOf } from "../steps.store.ts";
import { wordsFor } from "../words-for.ts";

/** A bonus as its player and staff see it. */
export const wireGrant = z
  .object({
    id: z.string(),
    promotion: z.string(),
    title: z.string(),
    language: z.string(),
    status: z.enum(GRANT_STATUSES),
    remark: z.string().nullable().meta({
      description: "What the player wrote with an application; null without one.",
    }),
    rejectReason: z.enum(REJECT_REASONS).nullable(),
    deposit: z.string().nullable(),
    bonus: wireMoney,
    required: wireMoney,
    done: wireMoney,
    removed: wireMoney,
    loses: wireMoney.nullable().meta({
      description: "What is taken back if it is given up now; null once it has ended.",
    }),
    free: z
      .object({
        rounds: z.number().int(),
        left: z.number().int(),
        games: z.array(z.string()),
        stake: wireMoney,
        won: wireMoney,
      })
      .nullable()
      .meta({ description: "Of free bets: how many rounds, and what they won; else null." }),
    loss: z
      .object({ from: z.iso.date(), to: z.iso.date(), amount: wireMoney })
      .nullable()
      .meta({ description: "The net loss, and its days, of which it gives some back." }),
    weights: z.record(z.string(), z.number().int()),
    createdAt: wireTime,
    expiresAt: wireTime.nullable(),
    endedAt: wireTime.nullable(),
    entries: z.array(
      z.object({ at: wireTime, amount: wireMoney }).meta({
        id: "BonusEntry",
        description: "A movement of a bonus in the ledger: above zero what was credited.",
      }),
    ),
  })
  .meta({ id: "Bonus", description: "What a player was given of a promotion." });

type WireGrant = z.infer<typeof wireGrant>;

const OVER: ReadonlySet<string> = new Set(ENDED);

/** Grants of one player with their wagering and their entries of the ledger, in their order. */
export async function describeGrants(
  tx: Tx,
  grants: readonly Grant[],
  readable: readonly LanguageCode[],
): Promise<WireGrant[]> {
  const promotions = await promotionsById(
    tx,
    grants.map(({ promotion }) => promotion),
  );
  const steps = await selectStepsOf(
    tx,
    "grant",
    grants.map(({ id }) => id),
  );
  const applications = await selectApplications(
    tx,
    grants.map(({ id }) => id),
  );
  const free = await selectFreeBets(
    tx,
    grants.map(({ id }) => id),
  );
  const all: WireGrant[] = [];
  for (const grant of grants) {
    const promotion = promotions.get(grant.promotion);
    if (!promotion) throw new Error(`The promotion of grant ${grant.publicId} is gone`);
    const { title, code } = wordsFor(promotion, readable);
    const { currency, player, bonusUnits, requiredUnits } = grant;
    const money = (units: bigint) => ({ amount: units.toString(), currency });
    const { done, required } = await playedOf(tx, grant);
    const isRunning = grant.status === "PROCESS";
    const entries = await entriesNoted(tx, player, grant.publicId);
    const last = steps.get(grant.id)?.at(-1);
    all.push({
      id: grant.publicId,
      promotion: promotion.publicId,
      title,
      language: languageOf(code).tag,
      status: grant.status,
      remark: applications.get(grant.id)?.remark ?? null,
      rejectReason: applications.get(grant.id)?.rejectReason ?? null,
      deposit: grant.deposit,
      bonus: money(bonusUnits),
      required: money(required ?? requiredUnits),
      done: money(done),
      removed: money(grant.removedUnits),
      loses: isRunning ? money(await losesOf(tx, grant)) : null,
      free: freeOf(await freeBetsWith(tx, grant, free), currency),
      loss: await lossOf(tx, grant),
      weights: (await ruleOfGrant(tx, grant)).weights,
      createdAt: grant.createdAt.toString(),
      expiresAt: grant.expiresAt?.toString() ?? null,
      endedAt: OVER.has(grant.status) ? (last?.at.toString() ?? null) : null,
      entries: entries.map(({ at, units }) => ({ at: at.toString(), amount: money(units) })),
    });
  }
  return all;
}

/** What is wagered of a grant, with all that the record of turnover has now. */
async function playedOf(
  tx: Tx,
  { player, publicId, status }: Grant,
): Promise<{ readonly done: bigint; readonly required?: bigint }> {
  const known = await requirementOf(tx, "BONUS", publicId);
  if (!known) return { done: 0n };
  const { required } = known;
  if (status !== "PROCESS" || known.status !== "OPEN") return { done: known.done, required };
  const { requirements } = await unplayedOf(tx, player);
  const open = requirements.find(({ source, key }) => source === "BONUS" && key === publicId);
  // What is not left to play any more has been reached.
  return { done: open?.done ?? required, required };
}

async function freeBetsWith(
  tx: Tx,
  { id, status }: Grant,
  all: ReadonlyMap<bigint, FreeBetsOf>,
): Promise<{ readonly free: FreeBetsOf; readonly left: number; readonly won: bigint } | undefined> {
  const free = all.get(id);
  if (!free) return undefined;
  const { used, wonUnits: won } = await countFreeRounds(tx, id);
  return { free, left: status === "CLAIMED" ? free.rounds - used : 0, won };
}

function freeOf(known: Awaited<ReturnType<typeof freeBetsWith>>, currency: string) {
  if (!known) return null;
  const { free, left, won } = known;
  const money = (units: bigint) => ({ amount: units.toString(), currency });
  const { rounds, games, stakeUnits } = free;
  return { rounds, left, games: [...games], stake: money(stakeUnits), won: money(won) };
}

async function lossOf(tx: Tx, grant: Grant): Promise<WireGrant["loss"]> {
  const loss = await selectLossOf(tx, grant);
  if (!loss) return null;
  const { units, from, to } = loss;
  return { from, to, amount: { amount: units.toString(), currency: grant.currency } };
}

async function losesOf(tx: Tx, grant: Grant): Promise<bigint> {
  const beyond = (await moneyNow(tx, grant.player)) - (await ownMoney(tx, grant));
  return beyond > 0n ? beyond : 0n;
}
