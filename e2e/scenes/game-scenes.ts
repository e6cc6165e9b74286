import type { FrameLocator, Page } from "@playwright/test";
import type { Scene } from "./scene.ts";

const GAMES = [
  "harbor-lanterns",
  "thunder-orchard",
  "coral-cascade",
  "mango-mines",
  "halo-halo-drop",
] as const;
const ROUNDS_FOR_A_WIN = 25;
const ROUND_MS = 30_000;

async function enter(page: Page, game: string): Promise<FrameLocator> {
  await page.goto(`/game?gameId=${game}`);
  const frame = page.frameLocator("iframe");
  await frame.getByRole("button", { name: "Pays and rules" }).waitFor();
  return frame;
}

const playButton = (frame: FrameLocator) =>
  frame.getByRole("button", { name: /^(Spin|Dive|Start|Drop)$/ });

/** Plays until a round pays, so that a win is on screen. */
async function playToWin(frame: FrameLocator): Promise<void> {
  const quick = frame.getByRole("button", { name: "Quick play" });
  if ((await quick.getAttribute("aria-pressed")) !== "true") await quick.click();
  const play = playButton(frame);
  for (let round = 0; round < ROUNDS_FOR_A_WIN; round++) {
    await play.click();
    await play.and(frame.locator("[aria-disabled=false]")).waitFor({ timeout: ROUND_MS });
    if (await frame.getByText("Paid", { exact: true }).isVisible()) return;
  }
}

/** Opens three crates, or fewer when a spoiled one comes first. */
async function openCrates(frame: FrameLocator): Promise<void> {
  await finish(frame);
  await playButton(frame).click();
  for (const place of ["row 3, column 3", "row 2, column 4", "row 4, column 2"]) {
    const crate = frame.getByRole("button", { name: new RegExp(`^Crate ${place}`) });
    await crate.and(frame.locator("[aria-disabled=false]")).waitFor();
    await crate.click();
    await frame
      .getByRole("button", { name: new RegExp(`^Crate ${place}: (good|spoiled)`) })
      .waitFor();
    if (await frame.getByText(/spoiled one/).isVisible()) return;
  }
}

/** Ends a round that an earlier visit left open. */
async function finish(frame: FrameLocator): Promise<void> {
  const take = frame.getByRole("button", { name: /^Take / });
  if (!(await take.isVisible())) return;
  await take.click();
  await playButton(frame).and(frame.locator("[aria-disabled=false]")).waitFor();
}

function gameScenes(game: string): Scene[] {
  const after = (name: string, more: (frame: FrameLocator) => Promise<void>): Scene => ({
    name: `game-${game}-${name}`,
    who: "player",
    own: true,
    go: async (page) => more(await enter(page, game)),
  });
  return [
    after("idle", finish),
    after("result", game === "mango-mines" ? openCrates : playToWin),
    after("rules", async (frame) => {
      await frame.getByRole("button", { name: "Pays and rules" }).click();
      await frame.getByRole("dialog").waitFor();
    }),
  ];
}

/** Every game at rest, with a result on stage, and its sheets. */
export const GAME_SCENES: readonly Scene[] = [
  ...GAMES.flatMap(gameScenes),
  {
    name: "game-fair-play",
    who: "player",
    own: true,
    go: async (page) => {
      const frame = await enter(page, "harbor-lanterns");
      await frame.getByRole("button", { name: "Fair play" }).click();
      await frame.getByRole("dialog").waitFor();
    },
  },
  {
    name: "game-guest",
    who: "guest",
    go: async (page) => {
      await page.goto("/game?gameId=harbor-lanterns");
      await page.locator("h1").first().waitFor();
    },
  },
];

/** What is looked at for faults: every stage at rest, and one of each sheet, which all share. */
const LOOKED_AT = /^game-(?:.*-idle|harbor-lanterns-rules|fair-play|guest)$/;

/** The games without the rounds that are played until one pays. */
export const GAME_LOOKS = GAME_SCENES.filter(({ name }) => LOOKED_AT.test(name));
