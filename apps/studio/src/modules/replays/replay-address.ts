import type { Tx } from "@perya/postgres";
import { vouchFor } from "../../http/framing-site.ts";
import type { Studio } from "../../studio.ts";
import { hasOutcome, type Round } from "../rounds/index.ts";
import { signPass } from "./replay-pass.ts";
import { endOfPass } from "./replays.store.ts";

/** From the operator's answer to the page's call; a page that was loaded needs it no longer. */
const PASS_SECONDS = 600;

export interface Onlooker {
  /** BCP 47 tag of the page around the replay. */
  readonly language: string;
  /** The page that may frame the replay. */
  readonly site: string;
}

/**
 * The page on which a finished round is shown again; undefined while there is an outcome that its
 * player may not know yet, or none. The holder may see the round for ten minutes, and do
 * nothing else with it.
 */
export async function replayAddress(
  tx: Tx,
  { config }: Pick<Studio, "config">,
  round: Round,
  { language, site }: Onlooker,
): Promise<string | undefined> {
  if (!hasOutcome(round)) return undefined;
  const query = new URLSearchParams({
    pass: signPass(config.secretKey, round.id, await endOfPass(tx, PASS_SECONDS)),
    lang: language,
    lobby: site,
    site: vouchFor(config.secretKey, site),
  });
  return `${config.publicUrl}/replay/${round.id}?${query.toString()}`;
}
