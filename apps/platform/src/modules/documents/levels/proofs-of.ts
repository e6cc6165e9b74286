import type { Tx } from "@perya/postgres";
import { profileOf } from "../../players/index.ts";
import { selectProven } from "../documents.store.ts";
import type { Proven } from "./proven-level.ts";

/** What is proven of a player now. */
export async function proofsOf(tx: Tx, player: bigint): Promise<Proven> {
  const { mobileVerifiedAt, fullname, birthday } = await profileOf(tx, player);
  return {
    phone: mobileVerifiedAt !== null,
    person: fullname !== null && birthday !== null,
    documents: await selectProven(tx, player),
  };
}
