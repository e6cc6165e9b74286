import type { Tx } from "@perya/postgres";
import type { SessionBound } from "@perya/wallet-protocol";
import { countInSession, newSession, type PlayerState, type Session } from "../deciding/index.ts";
import { readSaid } from "../said.ts";
import { selectSessionMoves } from "./session.store.ts";

/** What a planned session has come to, as it stands after the account's entry `seq`. */
export async function loadSession(
  tx: Tx,
  { account: { player, seq } }: Pick<PlayerState, "account">,
  { number, afterSeq }: Pick<SessionBound, "number" | "afterSeq">,
): Promise<Session> {
  const session = newSession(number);
  for (const { note, ...move } of await selectSessionMoves(tx, { player, afterSeq, seq }))
    countInSession(session, move, note !== null && readSaid(note).session === number);
  return session;
}
