import { settleStep, type Settling } from "./settle-step.ts";

/** Pays everybody of an issue that has a result, was corrected or is void. Does nothing when all is paid; goes on where somebody stopped. */
export async function settleIssue(settling: Settling, id: bigint): Promise<void> {
  while (await settleStep(settling, id));
}
