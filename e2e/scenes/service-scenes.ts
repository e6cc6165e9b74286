import type { Page } from "@playwright/test";
import { settled, type Scene } from "./scene.ts";

/** Opens the window from the help pages, and leaves unread what is unread. */
async function openService(page: Page): Promise<void> {
  await page.route("**/api/v1/service/read", (route) => route.abort());
  await page.goto("/help");
  const main = page.getByRole("main");
  await main.getByRole("heading", { name: "Talk to us" }).click();
  await main.getByRole("button", { name: "Customer service" }).click();
  await page.getByRole("dialog", { name: "Customer service" }).waitFor();
}

/** The help pages as they are at a brand without customer service elsewhere. */
async function withoutOutside(page: Page): Promise<void> {
  await page.route("**/help", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(
      /"customerService":\[[^\]]*\]/g,
      '"customerService":[]',
    );
    await route.fulfill({ response, body });
  });
}

/** Customer service as a window: a conversation, one that fails, a request, and a visitor's. */
export const SERVICE_SCENES: readonly Scene[] = [
  {
    name: "service-window",
    who: "player",
    own: true,
    go: async (page) => {
      await openService(page);
      await page.getByRole("log").getByRole("img").waitFor();
      await settled(page);
    },
  },
  {
    name: "service-not-sent",
    who: "player",
    own: true,
    go: async (page) => {
      await openService(page);
      await page.getByRole("log").getByRole("img").waitFor();
      await page.route("**/api/v1/service/messages", (route) => route.abort());
      await page.getByLabel("Your message").fill("One more thing: when does the night fair close?");
      await page.getByRole("button", { name: "Send" }).click();
      await page.getByRole("log").getByRole("alert").waitFor();
      await page.getByLabel("Your message").fill("And where do I");
    },
  },
  {
    name: "service-request",
    who: "newcomer",
    own: true,
    go: async (page) => {
      await page.goto("/member/withdraw");
      await page.getByRole("button", { name: "Open the conversation" }).click();
      await page.getByRole("log").getByRole("article").waitFor();
      await settled(page);
    },
  },
  {
    name: "service-guest",
    who: "guest",
    own: true,
    go: async (page) => {
      await withoutOutside(page);
      await openService(page);
    },
  },
];
