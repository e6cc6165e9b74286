import { expect } from "@playwright/test";
import { ADDRESSES } from "./addresses.ts";
import { callsOf } from "./world/staff.ts";

/** Has staff set where the studio's games open, until every page knows of it. */
export async function studioOpens(): Promise<(opensIn: string) => Promise<void>> {
  const call = await callsOf("owner");
  const studio = (await call<{ id: number; slug: string }[]>("GET", "/vendors")).find(
    ({ slug }) => slug === "perya-studio",
  );
  return async (opensIn) => {
    await call("PUT", `/vendors/${studio?.id}`, { opensIn, reason: "a test" });
    // A page that was rendered a moment ago for another visitor still shows the vendor's old state.
    const drawn = async () => (await fetch(`${ADDRESSES.player}/inhouse`)).text();
    await expect
      .poll(async () => (await drawn()).includes(`"opensIn":"${opensIn}"`), { timeout: 20_000 })
      .toBe(true);
  };
}
