import { expect, type Locator, type Page } from "@playwright/test";
import { test } from "./test.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

/** Tolerance in pixels, because the distance moved must not depend on when a frame is drawn. */
const WHOLE_PX = 2;

/**
 * Changes the answers embedded in the server's page, and the API's as well: a page that took long
 * to load requests them again.
 */
async function withAnswers(
  page: Page,
  change: (announced: { banners: unknown[] }) => void,
  path = "/",
): Promise<void> {
  await page.route("**/api/v1/announcements*", async (route) => {
    const answer = (await (await route.fetch()).json()) as { value: { banners: unknown[] } };
    change(answer.value);
    await route.fulfill({ json: answer });
  });
  await page.route(path, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      /(id="first-screen">)(.*?)(<\/script>)/s,
      (_, start: string, text: string, end: string) => {
        const answers = JSON.parse(text) as [key: string[], value: { banners: unknown[] }][];
        for (const [[address], value] of answers) if (address === "/announcements") change(value);
        return start + JSON.stringify(answers).replaceAll("<", String.raw`\u003c`) + end;
      },
    );
    await route.fulfill({ response, body });
  });
}

const box = async (locator: Locator) =>
  (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
const scrolled = (page: Page, name: string) =>
  page
    .getByRole("region", { name })
    .getByRole("list")
    .evaluate((list) => (list as unknown as { scrollLeft: number }).scrollLeft);

test("GB-04 four banners with 32 pixels between them go on every five seconds and round, and stand while they are held; one banner stands", async ({
  page,
}) => {
  await page.clock.install();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/");
  const strip = page.getByRole("region", { name: "What's on" });
  await strip.scrollIntoViewIfNeeded();
  const banners = strip.getByRole("listitem");
  const [first, second, fourth, row] = [
    await box(banners.nth(0)),
    await box(banners.nth(1)),
    await box(banners.nth(3)),
    await box(strip),
  ];
  expect(second.x - (first.x + first.width)).toBeCloseTo(32, 1);
  expect(Math.abs(fourth.x + fourth.width - first.x - row.width)).toBeLessThan(WHOLE_PX);
  const step = first.width + 32;
  const reach = async (place: number) =>
    expect
      .poll(async () => Math.abs((await scrolled(page, "What's on")) - place * step))
      .toBeLessThan(WHOLE_PX);
  await page.clock.runFor(4_900);
  await reach(0);
  await page.clock.runFor(200);
  await reach(1);
  await page.clock.runFor(5_000);
  await reach(2);
  await page.clock.runFor(5_000);
  await reach(0);
  await strip.getByRole("button", { name: "Pause the banners" }).click();
  await page.mouse.move(5, 5);
  await page.clock.runFor(10_000);
  await reach(0);
  await strip.getByRole("button", { name: "Next banners" }).click();
  await reach(1);
  await withAnswers(page, (announced) => announced.banners.splice(1));
  await page.goto("/");
  await strip.scrollIntoViewIfNeeded();
  await expect(strip.getByRole("listitem")).toHaveCount(1);
  await expect(strip.getByRole("button")).toHaveCount(0);
});

test("GB-04 outside home one banner fills the view, the next one comes after five seconds, and after the last the first", async ({
  page,
}) => {
  await page.clock.install();
  const two = (announced: { banners: unknown[] }) => {
    const [model] = announced.banners as object[];
    announced.banners = ["one", "two"].map((bannerId) => ({
      ...model,
      bannerId,
      groupName: "w_promotion",
    }));
  };
  await withAnswers(page, two, "/promotions");
  await page.goto("/promotions");
  const strip = page.getByRole("region", { name: "What's on" });
  await expect(strip.getByRole("listitem")).toHaveCount(2);
  const [row, first] = [await box(strip), await box(strip.getByRole("listitem").first())];
  expect(Math.abs(first.width - row.width)).toBeLessThan(WHOLE_PX);
  const reach = async (place: number) =>
    expect
      .poll(async () => Math.abs((await scrolled(page, "What's on")) - place * first.width))
      .toBeLessThan(WHOLE_PX);
  await page.clock.runFor(4_900);
  await reach(0);
  await page.clock.runFor(200);
  await reach(1);
  await page.clock.runFor(5_000);
  await reach(0);
});
