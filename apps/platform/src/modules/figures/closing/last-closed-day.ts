import type { Tx } from "@perya/postgres";
import { selectClosed } from "./closings.store.ts";

/** A brand's last closed day, ISO 8601: it and all before are final. Undefined before the first. */
export async function lastClosedDay(tx: Tx, brandId: bigint): Promise<string | undefined> {
  return (await selectClosed(tx, brandId))?.day;
}
