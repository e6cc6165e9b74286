import type { Browser } from "@playwright/test";
import { openConsole } from "../console.ts";
import { makeWorld, type World } from "./make-world.ts";

/** A world at a product whose staff may have signed in for other tests before. */
export async function worldOf(browser: Browser): Promise<World> {
  return makeWorld(browser, {
    owner: await sessionOf(browser, "owner"),
    second: await sessionOf(browser, "owner2"),
    payer: await sessionOf(browser, "cashier2"),
  });
}

async function sessionOf(browser: Browser, username: "owner" | "owner2" | "cashier2"): Promise<string> {
  const staff = await openConsole(browser, username);
  const cookie = (await staff.context().cookies()).find(({ name }) => name === "perya_staff");
  await staff.context().close();
  if (!cookie) throw new Error(`${username} has no session.`);
  return cookie.value;
}
