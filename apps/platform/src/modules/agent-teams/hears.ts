import type { Tx } from "@perya/postgres";
import { memberPlaced } from "../agents/index.ts";
import { hears, type Listener } from "../facts/index.ts";
import { dayOf, markDay } from "../figures/index.ts";
import { playerById } from "../players/index.ts";
import { zoneOf } from "./reading/members-page.ts";

/** Has the day on which a member registered added up, though nothing was played yet. */
async function noteMember(tx: Tx, playerId: bigint): Promise<void> {
  const player = await playerById(tx, playerId);
  if (!player) return;
  const { brandId, createdAt } = player;
  const day = dayOf(createdAt, await zoneOf(tx, brandId));
  await markDay(tx, { brandId, day, playerId });
}

/** A member gets a place. */
export const agentTeamsHears: readonly Listener[] = [
  hears(memberPlaced, "teams", (tx, { player }) => noteMember(tx, player)),
];
