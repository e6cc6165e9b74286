import { KEYS } from "./keys.ts";

/**
 * The place of this product beside those of the browser tests. Import it first: the environment
 * decides the product, and is read when that module loads.
 */
export const PLACE = 7;

Object.assign(process.env, KEYS, { TEST_PARALLEL_INDEX: String(PLACE) });
