import type { Tx } from "@perya/postgres";
import type { Platform } from "../../../platform.ts";
import { askAt, askUnder, type AskingLaw, type RegisteredPlayer } from "./ask-at.ts";

/** What a player reads whom a register keeps from play; no word of whether they are on it. */
export const REGISTER_SENTENCE =
  "The national exclusion register has not confirmed that you may play or deposit. " +
  "Please contact the register or our customer service. You can withdraw as always.";

/**
 * Whether a national register keeps a player from play and deposits: it excludes them, or can't be
 * asked. It never keeps anyone from withdrawing.
 */
export async function keptOutByRegister(
  platform: Platform,
  player: RegisteredPlayer,
): Promise<boolean> {
  const outcome = await askAt(platform, player, "PLAY");
  return outcome !== undefined && outcome !== "CLEAR";
}

/**
 * Those of some players of a brand whom nothing may be advertised to, as their registers say.
 * `asking` is what `askingLaw` says of advertising, looked up before the transaction.
 */
export async function unadvertisedAmong(
  platform: Pick<Platform, "config">,
  tx: Tx,
  asking: AskingLaw,
  { brandId, players }: { readonly brandId: bigint; readonly players: readonly bigint[] },
): Promise<ReadonlySet<bigint>> {
  const kept = new Set<bigint>();
  for (const id of players) {
    const outcome = await askUnder(platform, tx, asking, { id, brandId }, "ADVERTISING");
    if (outcome !== undefined && outcome !== "CLEAR") kept.add(id);
  }
  return kept;
}
