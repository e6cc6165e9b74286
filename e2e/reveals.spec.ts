import { expect, type Page } from "@playwright/test";
import { raceAt } from "../apps/player/src/features/lottery/reveal/race-course.ts";
import { comeTo, DRAWS, NEW_DRAW, stageOf, type Kind } from "./draws.ts";
import { FOLLOW_SHIFTS, shifted } from "./shifts.ts";
import { test } from "./test.ts";

/** Longer than any show may take. */
const WHOLE_MS = 10_500;
const RACE_STEP_MS = 300;
const KINDS = ["dice", "race", "drums", "balls"] as const satisfies readonly Kind[];

const lastDraw = (page: Page) => page.getByRole("main").getByRole("region", { name: "Last draw" });
const heard = (page: Page) => lastDraw(page).getByRole("status");
const waiting = (page: Page) => lastDraw(page).locator(".reveal-wait");

/** The numbers the board shows. */
async function shownOn(page: Page): Promise<string[]> {
  const numbers = await lastDraw(page).locator("dd bdi").allInnerTexts();
  return numbers.map((number) => number.trim());
}

const drawnOf = (kind: Kind): string[] => DRAWS[kind].board.flatMap(({ numbers }) => [...numbers]);

test.describe("where things may move", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  for (const kind of KINDS)
    test(`LB-12 a draw of ${kind} is watched to its end, on a place that is kept for it, and is said once`, async ({
      page,
    }) => {
      await comeTo(page, kind);
      const stage = stageOf(page);
      await page.evaluate(FOLLOW_SHIFTS);
      await expect(stage).toHaveAttribute("data-state", "running");
      expect(await waiting(page).count()).toBeGreaterThan(0);
      await expect(heard(page)).toBeEmpty();
      const place = await stage.boundingBox();
      const list = await lastDraw(page).getByRole("definition").last().boundingBox();
      await page.clock.runFor(WHOLE_MS);
      await expect(stage).toHaveAttribute("data-state", "done");
      expect(await shownOn(page)).toEqual(drawnOf(kind));
      await expect(heard(page)).toContainText(NEW_DRAW);
      expect(await stage.boundingBox()).toEqual(place);
      expect(await lastDraw(page).getByRole("definition").last().boundingBox()).toEqual(list);
      expect(await shifted(page)).toBe(0);
    });

  for (const [kind, skip] of [
    ["dice", "Escape"],
    ["race", "the button"],
    ["drums", "Escape"],
  ] as const)
    test(`LB-12 a draw of ${kind} is paused, goes on, and is skipped by ${skip}`, async ({
      page,
    }) => {
      await comeTo(page, kind);
      const stage = stageOf(page);
      await page.getByRole("button", { name: "Pause the draw" }).click();
      await page.clock.runFor(50);
      await expect(stage).toHaveAttribute("data-state", "paused");
      const left = await waiting(page).count();
      await page.clock.runFor(WHOLE_MS);
      expect(await waiting(page).count()).toBe(left);
      await page.getByRole("button", { name: "Resume the draw" }).click();
      await expect(stage).toHaveAttribute("data-state", "running");
      if (skip === "Escape") await page.keyboard.press("Escape");
      else await lastDraw(page).getByRole("button", { name: "Skip", exact: true }).click();
      await expect(stage).toHaveAttribute("data-state", "done");
      expect(await shownOn(page)).toEqual(drawnOf(kind));
      await expect(lastDraw(page).getByRole("button", { name: "Skip" })).toHaveCount(0);
    });

  test("LB-12 ten cars run the race that belongs to the draw's number, and end in the drawn order", async ({
    page,
  }) => {
    await comeTo(page, "race");
    // Paused and let go, they begin a whole step together.
    await page.getByRole("button", { name: "Pause the draw" }).click();
    await page.clock.runFor(50);
    await page.getByRole("button", { name: "Resume the draw" }).click();
    await page.clock.runFor(10 * RACE_STEP_MS + 50);
    const order: readonly string[] = DRAWS.race.board[0].numbers;
    const course = raceAt(NEW_DRAW, order, 11);
    for (const [place, car] of order.entries()) {
      const style = await stageOf(page)
        .locator(".race-way")
        .nth(Number(car) - 1)
        .getAttribute("style");
      const at = Number(/translateX\((.*)%\)/.exec(style ?? "")?.[1]);
      expect(at, `car ${car}`).toBeCloseTo(100 * (course[place] ?? 0), 2);
    }
    await page.keyboard.press("Escape");
    await expect(stageOf(page).locator(".race-place[data-in]")).toHaveText(
      order.toSorted().map((car) => String(order.indexOf(car) + 1)),
    );
  });

  test("LB-12 on a phone one press leads from the numbers to a race that runs below them", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await comeTo(page, "race");
    const [stage, watch] = [stageOf(page), page.getByRole("button", { name: "Watch the draw" })];
    await expect(stage).toHaveAttribute("data-state", "running");
    await page.evaluate("scrollTo(0, 0)");
    await expect(stage).not.toBeInViewport();
    await watch.click();
    await expect(stage).toBeInViewport({ ratio: 0.9 });
    await expect(watch).toHaveCount(0);
    await page.evaluate("scrollTo(0, 0)");
    await expect(watch).toBeVisible();
    await page.clock.runFor(WHOLE_MS);
    await expect(watch).toHaveCount(0);
  });

  test("sound is off until it is switched on, which is kept, and nothing is fetched for it", async ({
    page,
  }) => {
    await page.addInitScript(
      "globalThis.audios = 0; const Real = AudioContext; AudioContext = class extends Real { " +
        "constructor() { super(); audios++; } }",
    );
    const audios = () => page.evaluate<number>("audios");
    await comeTo(page, "dice");
    const sound = lastDraw(page).getByRole("button", { name: "Sound", exact: true });
    await expect(sound).toHaveAttribute("aria-pressed", "false");
    await page.clock.runFor(WHOLE_MS);
    await expect(stageOf(page)).toHaveAttribute("data-state", "done");
    expect(await audios()).toBe(0);
    // What the page asks for by itself, as the next draw, is none of it.
    const fetched: string[] = [];
    page.on("request", (request) => {
      if (!request.url().includes("/api/")) fetched.push(request.url());
    });
    await sound.click();
    await expect(sound).toHaveAttribute("aria-pressed", "true");
    expect(await audios()).toBe(1);
    expect(fetched).toEqual([]);
    await page.clock.resume();
    await page.reload();
    await expect(sound).toHaveAttribute("aria-pressed", "true");
    // Kept on, it still waits for a touch.
    expect(await audios()).toBe(0);
  });
});

test.describe("where less motion is asked for", () => {
  for (const kind of KINDS)
    test(`LB-12 a draw of ${kind} is there at once, and nothing moves`, async ({ page }) => {
      await comeTo(page, kind);
      await expect(stageOf(page)).toHaveAttribute("data-state", "done");
      expect(await shownOn(page)).toEqual(drawnOf(kind));
      await expect(heard(page)).toContainText(NEW_DRAW);
      expect(
        await stageOf(page).evaluate(
          (stage) =>
            (
              stage as unknown as { getAnimations(of: { subtree: boolean }): unknown[] }
            ).getAnimations({ subtree: true }).length,
        ),
      ).toBe(0);
    });
});
