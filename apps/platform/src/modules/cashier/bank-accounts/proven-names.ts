import type { Tx } from "@perya/postgres";
import { profileOf } from "../../players/index.ts";

/**
 * The names under which a player registered, which the identity check proves. Empty when the
 * brand's registration asks for none.
 */
export async function provenNames(tx: Tx, player: bigint): Promise<readonly string[]> {
  const { fullname, payeeName } = await profileOf(tx, player);
  return [fullname, payeeName].filter((name) => name !== null);
}
