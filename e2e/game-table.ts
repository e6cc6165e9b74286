import {
  expect,
  type Browser,
  type BrowserContextOptions,
  type FrameLocator,
  type Locator,
  type Page,
} from "@playwright/test";
import { rules as coral } from "../games/coral-cascade/rules.ts";
import { rules as halo } from "../games/halo-halo-drop/rules.ts";
import { rules as harbor } from "../games/harbor-lanterns/rules.ts";
import { rules as mango } from "../games/mango-mines/rules.ts";
import { rules as thunder } from "../games/thunder-orchard/rules.ts";
import { ADDRESSES } from "./addresses.ts";
import { asPlayer } from "./world/calls.ts";
import { order, pay } from "./world/cash.ts";
import { register, type Person } from "./world/people.ts";

/** The games, and what their button says before a round. */
export const GAMES = [
  { rules: harbor, play: "Spin" },
  { rules: thunder, play: "Spin" },
  { rules: coral, play: "Dive" },
  { rules: halo, play: "Drop" },
  { rules: mango, play: "Start" },
] as const;

/** Minor units of an amount as the pages write it: "₱1,234.50". */
export function minor(text: string): bigint {
  const match = /₱([\d,]+)\.(\d\d)/.exec(text);
  if (!match) throw new Error(`No amount in "${text}"`);
  return BigInt((match[1] ?? "").replaceAll(",", "") + match[2]);
}

/** A game with a player at it. */
export interface Table {
  readonly page: Page;
  readonly frame: FrameLocator;
  /** The one big button. */
  readonly main: Locator;
  readonly balance: () => Promise<bigint>;
  readonly stake: () => Promise<bigint>;
  readonly result: Locator;
}

let people = 0;

/** A new player who has paid this much in at the sandbox bank. */
export async function newPlayer(major = 0n): Promise<Person> {
  const person = await register(`g${(people++).toString(36)}${Date.now().toString(36)}`);
  if (major > 0n)
    await pay(person, await order(person, "sandbox", major), { act: "pay" }, "SUCCEEDED");
  return person;
}

/** A browser page in which a player is signed in. */
export async function pageOf(
  browser: Browser,
  person: Person,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: ADDRESSES.player,
    colorScheme: "dark",
    ...options,
  });
  const page = await context.newPage();
  await comeIn(page, person);
  return page;
}

/** Signs a player in on every page that is opened from now on, without using the form. */
export async function comeIn(page: Page, { token }: Person): Promise<void> {
  await page
    .context()
    .addInitScript(
      `if (location.origin === "${ADDRESSES.player}") sessionStorage.setItem("token", "${token}")`,
    );
}

/** The table behind the frame of a page that shows a game. */
export async function tableOn(page: Page): Promise<Table> {
  const frame = page.frameLocator("iframe");
  const table: Table = {
    page,
    frame,
    main: frame.locator(".main-button"),
    balance: async () => minor(await frame.getByTestId("balance").innerText()),
    stake: async () => minor(await frame.getByTestId("stake").innerText()),
    result: frame.getByTestId("result"),
  };
  await expect(table.main).toBeVisible();
  return table;
}

/** Opens a game by its address. */
export async function open(page: Page, game: string): Promise<Table> {
  await page.goto(`/game?gameId=${game}`);
  return tableOn(page);
}

/** What the last round paid, once it has ended. */
export async function paid({ frame, main, result }: Table, playLabel: string): Promise<bigint> {
  await expect(result).not.toBeEmpty({ timeout: 60_000 });
  const skip = frame.getByRole("button", { name: "Skip", exact: true });
  if (await skip.isVisible()) await skip.click({ timeout: 2_000 }).catch(() => undefined);
  await expect(main).toHaveText(new RegExp(`^${playLabel}`));
  await expect(main).toBeEnabled();
  const told = await result.innerText();
  return told.startsWith("No win") ? 0n : minor(told);
}

/** How many rounds of a game the first page of the player's record holds. */
export async function roundsOf(person: Person, game: string): Promise<number> {
  const record = await asPlayer(person.token)<{ content: unknown[] }>(
    "GET",
    `/betting-record?gameId=${game}`,
  );
  return record.content.length;
}

/**
 * Presses Tab until the given element in the game has the focus, as a player without a mouse does.
 */
export async function tabTo({ page }: Table, target: Locator): Promise<void> {
  const mostStops = 60;
  for (let stop = 0; stop < mostStops; stop++) {
    if (
      await target.evaluate(
        (element) =>
          (element as { ownerDocument?: { activeElement: unknown } }).ownerDocument
            ?.activeElement === element,
      )
    )
      return;
    await page.keyboard.press("Tab");
  }
  throw new Error("The keyboard does not get there.");
}
