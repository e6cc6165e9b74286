import { afterAll, beforeEach } from "vitest";
import { openHouse, type House } from "./open-house.ts";

export const SLOT = "harbor-lanterns";
export const MINES = "mango-mines";
/** What the sweeper does comes within a tick or two of it. */
export const SOON = { timeout: 8_000 };

/** A studio for the tests of a file, whose operator forgets before each what it was sent. */
export async function useHouse() {
  const house = await openHouse();
  afterAll(() => house[Symbol.asyncDispose]());
  beforeEach(() => house.forget());

  const pageOf: House["pageOf"] = (...of) => house.pageOf(...of);
  const movements = () => house.wallet.asked.filter(({ path }) => path.includes("/transaction/"));

  return { house, pageOf, movements };
}
