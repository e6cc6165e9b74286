import { formatMoney } from "@perya/money";
import { refuse, type Refused } from "@perya/result";
import { z } from "zod";
import type { App } from "../../http/app.ts";
import { balanceText } from "../../http/balance-text.ts";
import { Refusal } from "../../http/refusal.ts";
import type { Studio } from "../../studio.ts";
import { requireSession } from "../sessions/index.ts";
import { actInRound } from "./act-in-round.ts";
import { balanceAfter } from "./showing/balance-after.ts";
import { freeRoundsOf } from "./showing/free-rounds-of.ts";
import { describeRound } from "./showing/describe-round.ts";
import { playRound } from "./play-round.ts";
import { refusalOf, walletRefusal } from "./refusals.ts";
import type { Round } from "./round.ts";
import {
  markShown,
  selectLastBalance,
  selectOpenRound,
  selectRounds,
  selectUnseenRound,
} from "./rounds.store.ts";
import { rulesOf } from "./rules-of.ts";
import { settleRound, type Settled } from "./calls/settle-round.ts";
import { showRound } from "./showing/show-round.ts";
import type { Session } from "../sessions/index.ts";

const PAGE_SIZE = 20;

const play = z.object({
  roundId: z.uuid().toLowerCase(),
  stake: z.string().regex(/^[1-9]\d{0,14}$/),
  choice: z.unknown(),
  reward: z.uuid().toLowerCase().nullable().default(null),
});
const params = z.object({ id: z.uuid().toLowerCase() });
const decision = z.object({ step: z.number().int().min(0).max(1_000), action: z.unknown() });
const page = z.object({ page: z.coerce.number().int().min(1).max(1_000).default(1) });

/**
 * Playing, deciding, looking back. Every route sees only the rounds of its session's player and
 * game.
 */
export function roundRoutes(app: App, studio: Studio): void {
  playRoutes(app, studio);
  actRoutes(app, studio);
  historyRoutes(app, studio);
}

function playRoutes(app: App, studio: Studio): void {
  const { db, config } = studio;
  app.post("/api/rounds", { schema: { body: play } }, async (request) => {
    const session = await requireSession(studio, request);
    const house = {
      rules: rulesOf(studio.games, session.game),
      stakes: config.stakes,
      secretKey: config.secretKey,
    };
    const { roundId, stake, choice, reward } = request.body;
    const played = await db
      .inTransaction((tx) =>
        playRound(tx, house, session, { roundId, stake: BigInt(stake), choice, reward }),
      )
      .catch(wasFaster);
    if (!played.ok) {
      if (played.refusal === "TOO_EARLY")
        throw refusalOf("TOO_EARLY", { retryAfterMs: Number(played.detail) });
      if (played.refusal === "STAKE_TOO_HIGH") throw tooHigh(session);
      const open =
        played.refusal === "ROUND_OPEN"
          ? await selectOpenRound(db, session.player, session.game)
          : undefined;
      throw refusalOf(played.refusal, open ? { round: showRound(studio, open) } : {});
    }
    return answer(studio, session, await settleRound(studio, session, roundId));
  });

  app.post("/api/rounds/:id/shown", { schema: { params } }, async (request) => {
    const session = await requireSession(studio, request);
    if (!(await markShown(db, request.params.id, session.player))) throw refusalOf("NO_SUCH_ROUND");
    return {};
  });
}

/** The bound without the law, as a player reads it. */
function tooHigh({ conduct, currency }: Session): Refusal {
  const highest = formatMoney({ units: BigInt(conduct.maximumStake ?? "0"), currency });
  return new Refusal(422, "STAKE_TOO_HIGH", `The highest stake for this game is ${highest}.`);
}

/** Two players at once under one round id: the database accepts one and refuses the other. */
function wasFaster(fault: unknown): Refused<"ROUND_ID_TAKEN"> {
  if ((fault as { code?: unknown }).code === "23505") return refuse("ROUND_ID_TAKEN");
  throw fault;
}

function actRoutes(app: App, studio: Studio): void {
  app.post("/api/rounds/:id/actions", { schema: { params, body: decision } }, async (request) => {
    const session = await requireSession(studio, request);
    const rules = rulesOf(studio.games, session.game);
    const roundId = request.params.id;
    const { step, action } = request.body;
    const acted = await studio.db.inTransaction((tx) =>
      actInRound(tx, rules, session, { roundId, step, action }),
    );
    if (!acted.ok) throw refusalOf(acted.refusal);
    return answer(studio, session, await settleRound(studio, session, roundId));
  });
}

function historyRoutes(app: App, studio: Studio): void {
  const { db } = studio;
  app.get("/api/free-rounds", async (request) => {
    const session = await requireSession(studio, request);
    return { freeRounds: await freeRoundsOf(studio, session) };
  });

  app.get("/api/rounds/last", async (request) => {
    const session = await requireSession(studio, request);
    const round = await selectUnseenRound(db, session.player, session.game);
    return {
      round: round ? showRound(studio, round) : null,
      balance: balanceText(await balanceAfter(studio, session), session.currency),
    };
  });

  app.get("/api/rounds", { schema: { querystring: page } }, async (request) => {
    const session = await requireSession(studio, request);
    const offset = (request.query.page - 1) * PAGE_SIZE;
    const rounds = await selectRounds(db, session.player, session.game, {
      limit: PAGE_SIZE,
      offset,
    });
    return {
      rounds: await Promise.all(rounds.map((round) => withProof(studio, round))),
      page: request.query.page,
    };
  });
}

async function withProof(studio: Studio, round: Round) {
  const proof = await describeRound(studio.db, studio, round);
  const view = showRound(studio, round);
  const fair = {
    ...view.fair,
    serverSeed: proof.server_seed,
    fairCode: proof.fair_code,
    version: round.version,
  };
  return {
    ...view,
    at: round.createdAt.toString(),
    currency: round.currency,
    actions: proof.actions,
    fair,
  };
}

/**
 * What the player has now: as the wallet reported with a movement of this request, reports now, or
 * reported last. What a round stored earlier is of its own time: other money has moved since.
 */
async function balanceFor(
  studio: Studio,
  session: Session,
  { round, moved }: Settled,
): Promise<bigint | null> {
  return (
    (moved ? round.balance : null) ??
    (await balanceAfter(studio, session)) ??
    (await selectLastBalance(studio.db, session.player, round.currency))
  );
}

/**
 * The round as it stands. A stake the wallet refused is the answer it gave; a wallet that has not
 * decided yet is reported as such.
 */
async function answer(studio: Studio, session: Session, settled: Settled) {
  const { round } = settled;
  const view = showRound(studio, round);
  if (round.status === "DEBITING")
    throw new Refusal(
      503,
      "WALLET_UNAVAILABLE",
      "The wallet is not answering. The round is being resolved.",
      { round: view },
    );
  const balance = balanceText(await balanceFor(studio, session, settled), round.currency);
  if (round.status === "REJECTED" || round.status === "VOID")
    throw walletRefusal(round, { round: view, balance });
  return { round: view, balance };
}
