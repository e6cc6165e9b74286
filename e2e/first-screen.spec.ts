import { expect } from "@playwright/test";
import { test } from "./test.ts";

const PAGES = [
  "/",
  "/rng",
  "/live",
  "/fish",
  "/pvp",
  "/sports",
  "/esports",
  "/cockfight",
  "/lotteryCenter",
  "/promotions",
];

test("RT-19 each page comes under its own title and description, drawn before any script, and the device goes on from what is there", async ({
  page,
  request,
}) => {
  const differences: string[] = [];
  page.on(
    "console",
    (said) => said.text().startsWith("Drawn again") && differences.push(page.url()),
  );
  const seen = new Set<string>();
  for (const path of PAGES) {
    const html = await (await request.get(path)).text();
    const title = /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? "";
    const description = /<meta name="description" content="([^"]+)"/.exec(html)?.[1] ?? "";
    expect(html).toMatch(/<main[^>]*>.*<h1[^>]*>[^<]+<\/h1>/s);
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    await expect(page).toHaveTitle(title.replaceAll("&amp;", "&"));
    seen.add(title).add(description);
  }
  expect(seen.size).toBe(2 * PAGES.length);
  expect(differences).toEqual([]);
});

test("HD-03 before any script is there a member finds the header of a member and a guest that of a guest, and nothing of a person is in the page", async ({
  page,
}) => {
  await page.route(/\/assets\/.*\.js/, (route) => route.abort());
  const header = page.getByRole("banner");
  const registerByForm = header.getByRole("link", { name: "Sign up" });
  const deposit = header.getByRole("link", { name: "Deposit" });
  await page.goto("/rng");
  await expect(registerByForm).toBeVisible();
  await expect(deposit).toBeHidden();
  await page.evaluate(() => sessionStorage.setItem("token", "known-to-this-tab-alone"));
  const html = (await (await page.reload())?.text()) ?? "";
  await expect(deposit).toBeVisible();
  await expect(registerByForm).toBeHidden();
  expect(html).toContain("<header");
  expect(html).not.toContain("known-to-this-tab-alone");
});
