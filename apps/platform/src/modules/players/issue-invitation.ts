import { randomInt } from "node:crypto";
import type { Tx } from "@perya/postgres";
import { insertInvitation, type Invitation, type InvitationKind } from "./invitations.store.ts";

/** Without letters and digits that look alike; 31^8 codes, so that guessing is hopeless. */
const LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ2345678";
const LENGTH = 8;
const TRIES = 5;

/** Creates an invitation code for a player. Earlier ones stay valid. */
export async function issueInvitation(
  tx: Tx,
  playerId: bigint,
  kind: InvitationKind,
): Promise<Invitation> {
  for (let tried = 0; tried < TRIES; tried++) {
    const code = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join("");
    if (await insertInvitation(tx, { code, playerId, kind })) return { code, playerId, kind };
  }
  throw new Error(`No free invitation code was found for player ${playerId}`);
}
