import type { Browser } from "@playwright/test";
import { openConsole } from "../console.ts";
import { makeWorld, type World } from "./make-world.ts";

/** A world at a product whose owner may have signed in for other tests before. */
export async function worldOf(browser: Browser): Promise<World> {
  const staff = await openConsole(browser, "owner");
  const cookie = (await staff.context().cookies()).find(({ name }) => name === "perya_staff");
  await staff.context().close();
  return makeWorld(browser, cookie?.value);
}
