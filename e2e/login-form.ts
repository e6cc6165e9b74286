import type { Browser, Page } from "@playwright/test";
import { PASSWORD } from "./world/people.ts";

let people = 0;
export const anyName = () => `${"lmn"[people % 3]}${Date.now().toString(36)}${people++}`;
export const fill = async (page: Page, username: string, password = PASSWORD) => {
  await page.getByLabel("Username").fill(username);
  await page.getByLabel("Password", { exact: true }).fill(password);
};
export const submit = (page: Page) =>
  page.getByRole("button", { name: "Login", exact: true }).last().click();
export const balance = (page: Page) => page.getByLabel("Balance", { exact: true });
export const kept = (page: Page) =>
  page.evaluate(() => ({
    token: sessionStorage.getItem("token"),
    isAgent: sessionStorage.getItem("isAgent"),
  }));
/** Solves the arithmetic instead of the puzzle, as a visitor would who can't slide. */
export const passProof = async (page: Page) =>
  page.getByRole("button", { name: "I can't do this" }).click();
export const fresh = async (browser: Browser, path = "/login", asked: string[] = []) => {
  const page = await (await browser.newContext()).newPage();
  page.on("request", (request) => asked.push(request.url()));
  await page.goto(path);
  return page;
};
