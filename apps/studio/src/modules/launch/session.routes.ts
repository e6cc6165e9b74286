import { z } from "zod";
import { currencyOf } from "@perya/money";
import type { App } from "../../http/app.ts";
import { balanceText } from "../../http/balance-text.ts";
import { Refusal } from "../../http/refusal.ts";
import { stakesOf } from "../../stakes.ts";
import type { Studio } from "../../studio.ts";
import { balanceAfter, findUnseenRound, freeRoundsOf, netOf } from "../rounds/index.ts";
import { ensureSeeds } from "../seeds/index.ts";
import {
  findTicket,
  openSession,
  requireSession,
  secondsOf,
  type Session,
} from "../sessions/index.ts";

const opening = z.object({ ticket: z.string().min(20).max(100) });

/**
 * A page's first call: a ticket for a session. And the same answer again for a page that was
 * reloaded with its session.
 */
export function sessionRoutes(app: App, studio: Studio): void {
  const { db, config } = studio;
  app.post("/api/session", { schema: { body: opening } }, async (request) => {
    const { ticket } = request.body;
    const holder = await findTicket(db, ticket);
    if (!holder) throw ticketOver();
    // Fetched before the ticket is used, so that an unavailable wallet does not use it up.
    const told = await describeSession(studio, holder, { seconds: 0, net: 0n });
    const opened = await db.inTransaction((tx) =>
      openSession(tx, ticket, holder, config.sessionMinutes),
    );
    if (!opened.ok) throw ticketOver();
    return { token: opened.value, ...told };
  });

  app.get("/api/session", async (request) => {
    const session = await requireSession(studio, request);
    const [seconds, net] = await Promise.all([secondsOf(db, session.id), netOf(db, session)]);
    return describeSession(studio, session, { seconds, net });
  });
}

async function describeSession(
  studio: Studio,
  session: Omit<Session, "id">,
  { seconds, net }: { readonly seconds: number; readonly net: bigint },
) {
  const { db, config, games } = studio;
  const rules = games.get(session.game);
  if (!rules) throw new Refusal(404, "GAME_CLOSED", "This game is closed at the moment.");
  const balance = await balanceAfter(studio, session);
  if (balance === null)
    throw new Refusal(
      503,
      "WALLET_UNAVAILABLE",
      "The wallet is not answering. Please try again in a moment.",
    );
  const { code, name, kind, version, rtpPpm, maxWinX, stakeStep } = rules;
  return {
    player: session.user,
    game: { code, name, kind, version, rtpPpm, maxWinX, stakeStep: stakeStep.toString() },
    currency: session.currency,
    digits: currencyOf(session.currency).digits,
    balance: balanceText(balance, session.currency),
    stakes: stakesOf(config.stakes, rules, session.currency, session.conduct).map(String),
    conduct: session.conduct,
    freeRounds: await freeRoundsOf(studio, session),
    soFar: { seconds, net: net.toString() },
    fair: await db.inTransaction((tx) => ensureSeeds(tx, config.secretKey, session.player)),
    round: await findUnseenRound(studio, session.player, session.game),
  };
}

function ticketOver(): Refusal {
  return new Refusal(
    401,
    "TICKET_OVER",
    "This link was already used or has expired. Please open the game again.",
  );
}
