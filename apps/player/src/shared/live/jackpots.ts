import { reading } from "../http/api.ts";

/** The jackpots of the brand. */
export const JACKPOTS = reading("/jackpots");
/** How often pools in sight are read again. */
export const EVERY_MS = 5_000;
