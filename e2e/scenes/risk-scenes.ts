import type { World } from "../world/make-world.ts";
import { after, at, settled, type Scene } from "./scene.ts";

const player = at("", "staff", ({ newcomer: { id } }: World) => `/players/${id}`);

/** Suspicions and documents: their queues, one of each, and parts of a player's page. */
export const RISK_SCENES: readonly Scene[] = [
  at("cases", "staff", "/cases"),
  at("case", "staff", ({ riskCase }: World) => `/cases/${riskCase}`),
  at("documents", "staff", "/documents"),
  at("document", "staff", ({ document }: World) => `/documents/${document}`),
  after(player, "player-risk", async (page) => {
    await page.getByRole("button", { name: "Risk and links" }).click();
    await page.getByRole("region", { name: "Linked accounts" }).waitFor();
    await settled(page);
  }),
  after(player, "player-vip", async (page) => {
    await page.getByRole("button", { name: "VIP", exact: true }).click();
    await page.getByRole("heading", { name: "VIP level", exact: true }).waitFor();
    await settled(page);
  }),
  after(player, "player-notes", async (page) => {
    await page.getByRole("button", { name: "Notes and tags" }).click();
    await page.getByLabel("New note").waitFor();
    await settled(page);
  }),
];
