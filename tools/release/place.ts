import { KEYS } from "./keys.ts";

/** The place of this product beside those of the browser tests. Imported first, because which product is spoken to is read from the environment when that is loaded. */
export const PLACE = 7;

Object.assign(process.env, KEYS, { TEST_PARALLEL_INDEX: String(PLACE) });
