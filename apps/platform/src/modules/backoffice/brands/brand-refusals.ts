import { firstRefusals } from "../../profiles/index.ts";
import type { OpenBrandRefusal } from "./open-brand.ts";

type Table<Code extends string> = Readonly<
  Record<Code, readonly [status: number, sentence: string]>
>;

const HOST_TAKEN = { HOST_TAKEN: [409, "A brand answers at one of these hosts already."] } as const;

/** Why a brand can't be opened. */
export const OPEN_REFUSALS: Table<OpenBrandRefusal> = { ...firstRefusals, ...HOST_TAKEN };

/** Why one can't be asked for. */
export const ASK_REFUSALS: Table<OpenBrandRefusal | "ASKED_ALREADY"> = {
  ...OPEN_REFUSALS,
  ASKED_ALREADY: [409, "A brand at this host waits for a second person already."],
};

/** Why a brand can't answer at one more host. */
export const HOST_REFUSALS: Table<"HOST_TAKEN" | "TOO_MANY_HOSTS"> = {
  ...HOST_TAKEN,
  TOO_MANY_HOSTS: [422, "A brand answers at 20 hosts at most."],
};
