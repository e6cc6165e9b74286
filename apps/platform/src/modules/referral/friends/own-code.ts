import type { Tx } from "@perya/postgres";
import { invitationsOf, issueInvitation, type Player } from "../../players/index.ts";
import { lockMember } from "./members.store.ts";

/** Codes of a player that are looked through: agents have codes of another kind too. */
const MOST = 100;

/** The code with which a player invites friends; undefined before it is made. */
export async function codeOf(tx: Tx, player: bigint): Promise<string | undefined> {
  const codes = await invitationsOf(tx, player, MOST);
  return codes.find(({ kind, endedAt }) => kind === "referral" && endedAt === null)?.code;
}

/** The same, made where there is none: asked twice at once, it is one code. */
export async function ownCode(tx: Tx, { id, brandId }: Player): Promise<string> {
  await lockMember(tx, id, brandId);
  return (await codeOf(tx, id)) ?? (await issueInvitation(tx, id, "referral")).code;
}
