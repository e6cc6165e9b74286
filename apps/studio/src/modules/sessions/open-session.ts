import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { newToken, tokenHash } from "@perya/secrets";
import type { Session } from "./sessions.ts";
import { insertSession, selectTicket, useTicket } from "./sessions.store.ts";

/** Who a ticket is for, without using it. */
export async function findTicket(tx: Tx, ticket: string): Promise<Omit<Session, "id"> | undefined> {
  return selectTicket(tx, tokenHash(ticket));
}

/**
 * Turns a ticket into a session, once: of two who hold the same ticket, one gets in. Returns the
 * session's token, of which only the hash is kept.
 */
export async function openSession(
  tx: Tx,
  ticket: string,
  holder: Omit<Session, "id">,
  minutes: number,
): Promise<Result<string, "TICKET_OVER">> {
  if (!(await useTicket(tx, tokenHash(ticket)))) return refuse("TICKET_OVER");
  const token = newToken();
  await insertSession(tx, tokenHash(token), holder, minutes);
  return ok(token);
}
