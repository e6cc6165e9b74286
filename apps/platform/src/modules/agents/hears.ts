import { hears, type Listener } from "../facts/index.ts";
import { playerRegistered } from "../identity/index.ts";
import { placePlayer } from "./tree/place-player.ts";

/** A player registers: they stand somewhere in the tree from then on. */
export const agentsHear: readonly Listener[] = [
  hears(playerRegistered, "agents", async (tx, { player }) => {
    await placePlayer(tx, player);
  }),
];
