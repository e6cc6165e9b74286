import { readClock, type Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { askApproval, mayActAlone, noteAlone, openApprovalFor } from "../../approvals/index.ts";
import type { AloneLimits, MoneyMove } from "../../approvals/index.ts";
import { recordAudit } from "../../audit/index.ts";
import type { Brand } from "../../brands/index.ts";
import { bonusLawNow } from "../../profiles/index.ts";
import { lawBrokenByReward } from "../../promotions/index.ts";
import type { TournamentRefusal } from "../refusals.ts";
import { holdPositions } from "../scoring/positions.store.ts";
import { budgetOf, wordsIn, type Tournament } from "../tournament.ts";
import { countOpen, lockTournament, updateStart } from "../tournaments.store.ts";
import { moveTournament } from "./move-tournament.ts";

export const OPEN_KIND = "tournaments.open";
/** Tournaments of a brand that may be open at once: each round is looked at for all of them. */
const MOST_OPEN = 30;
/** How long one may take: 100 days. */
const MOST_HOURS = 100 * 24;

/** The person who opens a tournament. */
interface Opener {
  readonly id: bigint;
  readonly username: string;
  readonly trusted: boolean;
}

interface Opening {
  readonly brand: Brand;
  readonly publicId: string;
  readonly staff: Opener;
  /** What one person may move alone unless the brand sets its own limit. */
  readonly standard: AloneLimits;
}

/**
 * Opens a draft. Prize money above what one person may move, alone or with what they moved in the
 * day, waits for a second person.
 */
export async function openTournament(
  tx: Tx,
  { brand, publicId, staff, standard }: Opening,
): Promise<Result<Tournament, TournamentRefusal>> {
  const tournament = await lockTournament(tx, publicId, brand.id);
  if (!tournament) return refuse("NOT_FOUND");
  const fault = await notReady(tx, tournament, brand);
  if (fault) return fault;
  if (await openApprovalFor(tx, OPEN_KIND, publicId)) return refuse("ASKED_ALREADY");
  const move = moveOf(tournament, brand, staff);
  if (!(await mayActAlone(tx, staff, move, standard))) {
    await askApproval(tx, move);
    return ok(tournament);
  }
  await noteAlone(tx, move);
  return ok(await announce(tx, tournament, staff.username));
}

/** Why a tournament can't be opened now. */
export async function notReady(
  tx: Tx,
  tournament: Tournament,
  brand: Brand,
): Promise<Result<never, TournamentRefusal> | undefined> {
  if (tournament.status !== "DRAFT") return refuse("WRONG_STATE");
  const now = await readClock(tx);
  const { startsAt, endsAt } = tournament;
  if (Temporal.Instant.compare(endsAt, now) <= 0) return refuse("IN_THE_PAST");
  if (endsAt.since(startsAt ?? now).total("hours") > MOST_HOURS) return refuse("TOO_LONG");
  if ((await countOpen(tx, brand.id)) >= MOST_OPEN) return refuse("TOO_MANY_OPEN");
  const law = await bonusLawNow(tx, brand);
  for (const units of new Set(tournament.prizes)) {
    const broken = lawBrokenByReward({ units, times: tournament.wagerTimes }, law, brand);
    if (broken !== undefined) return refuse("AGAINST_LAW", broken);
  }
  return undefined;
}

/**
 * Announces a tournament, and begins it at once where its time has come. Its beginning is set while
 * nothing is counted, so every round that ends from then on counts.
 */
export async function announce(tx: Tx, tournament: Tournament, actor: string): Promise<Tournament> {
  const now = await readClock(tx);
  const { startsAt, brandId, publicId: subject, version } = tournament;
  const isTime = startsAt === null || Temporal.Instant.compare(startsAt, now) <= 0;
  await holdPositions(tx);
  await updateStart(tx, tournament.id);
  const coming = await moveTournament(tx, tournament, "COMING_SOON", { actor });
  const opened = isTime ? await moveTournament(tx, coming, "RUNNING", { actor }) : coming;
  const after = { status: opened.status, version };
  await recordAudit(tx, { actor, brandId, action: "tournament.open", subject, after });
  return opened;
}

/** All tournaments of a brand count as one receiver of money in the day's sums. */
function moveOf(tournament: Tournament, brand: Brand, staff: Opener): MoneyMove {
  const { publicId, version } = tournament;
  return {
    kind: OPEN_KIND,
    brandId: brand.id,
    subject: publicId,
    about: wordsIn(tournament, []).title,
    player: `tournaments:${brand.id}`,
    units: budgetOf(tournament),
    currency: brand.currency,
    payload: { version },
    reason: null,
    key: null,
    askedById: staff.id,
    askedBy: staff.username,
  };
}
