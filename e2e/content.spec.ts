import { expect, type Page } from "@playwright/test";
import { ADDRESSES } from "./addresses.ts";
import { openConsole } from "./console.ts";
import { holdBack } from "./hold-back.ts";
import { test } from "./test.ts";
import type { asStaff } from "./world/calls.ts";
import { callsOf } from "./world/staff.ts";
import { withoutStream } from "./without-stream.ts";

interface Item {
  readonly id: string;
  readonly title: string;
  readonly version: string;
}

/** The server renders pages for guests at most once in five seconds. */
const DRAWN_FOR_MS = 60_000;

let desk: Page;
let owner: ReturnType<typeof asStaff>;
let there: ReadonlySet<string>;

test.beforeAll(async ({ browser }) => {
  desk = await openConsole(browser, "owner");
  owner = await callsOf("owner");
  there = new Set((await owner<Item[]>("GET", "/content")).map(({ id }) => id));
});
/** Other tests of the same product expect its initial state. */
test.afterAll(async () => {
  for (const { id } of await owner<Item[]>("GET", "/content"))
    if (!there.has(id)) await owner("DELETE", `/content/${id}`);
  await desk.context().close();
});

/** A drawing of two by one that tries to run a script. */
const drawing = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 360" onload="alert(1)">` +
  `<script>alert(1)</script><rect width="720" height="360" fill="${colour}"/></svg>`;
const file = (text: string) => ({
  name: "banner.svg",
  mimeType: "image/svg+xml",
  buffer: Buffer.from(text),
});
const picture = () => desk.locator('input[type="file"]').first();
const shown = (page: Page) =>
  page.evaluate<boolean>(
    "[...document.images].every((image) => image.complete && image.naturalWidth > 0)",
  );
const saved = async () => {
  await desk.getByRole("button", { name: "Save", exact: true }).click();
  await expect(desk.getByText("All changes are saved.")).toBeVisible();
};

test("RT-18 CA-11 a banner that staff send a picture for stands in its place on the site, and leaves it with its removal", async ({
  page,
  browser,
}) => {
  await desk.goto(`${ADDRESSES.console}/content/banners?group=w_home`);
  await expect(desk.getByRole("row")).not.toHaveCount(0);
  await expect.poll(() => shown(desk)).toBe(true);
  await desk.getByLabel("Place", { exact: true }).selectOption("w_live");
  await expect(desk.getByText("No banners here.")).toBeVisible();
  await desk.getByRole("link", { name: "Add a banner" }).click();
  await expect(desk.getByLabel("Place")).toHaveValue("w_live");
  await desk.getByLabel("Title").fill("Lanterns on the water");
  await picture().setInputFiles(file("this is no picture"));
  await expect(desk.getByRole("alert")).toContainText("not a PNG, JPEG, WebP or SVG");
  await picture().setInputFiles(file(drawing("teal")));
  await expect(desk.getByLabel("Picture: its address")).toHaveValue(
    /^\/pictures\/[0-9a-f]{32}\.svg$/,
  );
  await expect(
    desk.getByRole("figure", { name: "Phone" }).getByRole("img", { name: "Lanterns on the water" }),
  ).toBeVisible();
  await expect.poll(() => shown(desk)).toBe(true);
  await desk.getByLabel("Leads to").fill("javascript:alert(1)");
  await desk.getByLabel("Shown to players").check();
  await desk.getByRole("button", { name: "Save", exact: true }).click();
  await expect(desk.getByText("is an address, or a path that begins with /").first()).toBeVisible();
  await expect(desk.getByLabel("Title")).toHaveValue("Lanterns on the water");
  await desk.getByLabel("Leads to").fill("/hot");
  await saved();
  await expect(desk).toHaveURL(/\/content\/banners\/\d+/);

  await page.goto("/live");
  const banner = page
    .locator("[data-banner=w_live]")
    .getByRole("link", { name: "Lanterns on the water" });
  await expect(banner.getByRole("img")).toBeVisible();
  const source = (await banner.getByRole("img").getAttribute("src")) ?? "";
  expect(await (await page.request.get(source)).text()).not.toMatch(/script|onload/);
  await banner.click();
  await expect(page).toHaveURL(/\/hot$/);
  await expect(page.locator("[data-banner=w_live]")).toHaveCount(0);

  await desk.getByRole("link", { name: "Banners", exact: true }).click();
  await desk
    .getByRole("row", { name: /Lanterns on the water/ })
    .getByRole("button", { name: "Remove" })
    .click();
  await desk.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await expect(desk.getByText("No banners here.")).toBeVisible();
  // An open page keeps its cached answers, so a new visitor checks that the default picture is
  // back.
  const visitor = await browser.newPage();
  await withoutStream(visitor);
  await expect(async () => {
    await visitor.goto(`${ADDRESSES.player}/live`, { waitUntil: "networkidle" });
    await expect(visitor.locator("[data-banner=w_live] img[src$='/live.svg']")).toBeVisible({
      timeout: 5_000,
    });
  }).toPass({ timeout: DRAWN_FOR_MS });
  await expect(visitor.getByRole("link", { name: "Lanterns on the water" })).toHaveCount(0);
  await visitor.close();
});

test("a banner is not saved while its picture is still being sent, which the form says", async () => {
  await desk.goto(`${ADDRESSES.console}/content/banners?group=w_fish`);
  await desk.getByRole("link", { name: "Add a banner" }).click();
  await desk.getByLabel("Title").fill("The pond at night");
  const address = desk.getByLabel("Picture: its address");
  await address.fill("https://pictures.example/pond.svg");
  const arrive = await holdBack(desk, "**/operator/v1/pictures");
  const sent: string[] = [];
  desk.on("request", (request) => {
    if (request.method() !== "GET") sent.push(new URL(request.url()).pathname);
  });
  await picture().setInputFiles(file(drawing("navy")));
  await expect(desk.getByRole("button", { name: "Sending…: Picture" })).toBeVisible();
  await desk.getByRole("button", { name: "Save", exact: true }).click();
  await expect(address).toBeFocused();
  await expect(address).toHaveJSProperty(
    "validationMessage",
    "This picture is still being sent. Save when it is here.",
  );
  expect(sent).toEqual(["/operator/v1/pictures"]);
  arrive();
  await expect(address).toHaveValue(/pictures\/[0-9a-f]{32}/);
  await expect(address).toHaveJSProperty("validationMessage", "");
  await desk.unrouteAll();
});

test("CA-11 banners are put in order from the keyboard, and the focus stays with what is moved", async ({
  page,
}) => {
  for (const title of ["First", "Second", "Third"])
    await owner("POST", "/content", {
      kind: "banner",
      title,
      groupName: "w_fish",
      url: "/pictures/0123456789abcdef0123456789abcdef.png",
      published: true,
    });
  const order = async () => {
    const { value } = await (await page.request.get("/api/v1/announcements?type=B")).json();
    return value.banners
      .filter((one: { groupName: string }) => one.groupName === "w_fish")
      .map((one: { title: string }) => one.title);
  };
  await desk.goto(`${ADDRESSES.console}/content/banners?group=w_fish`);
  await desk.getByRole("button", { name: "Move Third up" }).focus();
  await desk.keyboard.press("Enter");
  await expect.poll(order).toEqual(["First", "Third", "Second"]);
  const up = desk.getByRole("button", { name: "Move Third up" });
  // The buttons are disabled until the answer arrives.
  await expect(desk.getByLabel("Place of Third, of 3")).toHaveValue("2");
  await expect(up).toBeEnabled();
  await expect(up).toBeFocused();
  await desk.keyboard.press("Enter");
  await expect.poll(order).toEqual(["Third", "First", "Second"]);
  await expect(desk.getByRole("button", { name: "Move Third down" })).toBeFocused();
  await desk.getByLabel("Place of Third, of 3").fill("3");
  await desk.keyboard.press("Enter");
  await expect.poll(order).toEqual(["First", "Second", "Third"]);
  await expect(desk.getByLabel("Place of Third, of 3")).toBeFocused();
});

test("CA-06 an announcement is written beside what players will see of it, and of two who write at once neither loses anything", async ({
  page,
}) => {
  await desk.goto(`${ADDRESSES.console}/content/announcements`);
  await desk.getByRole("link", { name: "Add an announcement" }).click();
  await desk.getByLabel("Title").fill("The cashier rests");
  await desk
    .getByLabel("Text", { exact: true })
    .fill("<p>On Sunday</p><script>alert(1)</script><img src=x>");
  await desk.getByLabel("Text", { exact: true }).press("Control+Home");
  // The staff member keeps typing before the next frame is drawn, as on a busy machine.
  await desk.evaluate("requestAnimationFrame = (draw) => setTimeout(draw, 1_000)");
  await desk.getByRole("button", { name: "Heading" }).click();
  await desk.keyboard.type("A short break");
  const seen = desk.getByRole("article");
  await expect(seen.getByRole("heading", { name: "A short break" })).toBeVisible();
  await expect(seen).toHaveText("The cashier restsA short breakOn Sunday");
  await expect(seen.getByRole("img")).toHaveCount(0);
  await desk.getByLabel("Shown to players").check();
  await desk.getByLabel("From", { exact: true }).fill("2040-01-01T00:00");
  await saved();
  const titles = async () => {
    const { value } = await (await page.request.get("/api/v1/announcements?type=PL")).json();
    return value.player.map((one: { title: string }) => one.title);
  };
  expect(await titles()).not.toContain("The cashier rests");
  await expect(desk.getByText("SCHEDULED")).toBeVisible();

  const id = desk.url().split("/").at(-1)?.split("?")[0] ?? "";
  await desk.getByLabel("Title").fill("The cashier sleeps");
  await owner("PUT", `/content/${id}`, {
    version: "1",
    item: {
      kind: "player",
      title: "The cashier rests",
      content: "<p>On Monday</p>",
      published: true,
    },
  });
  await desk.getByRole("button", { name: "Save", exact: true }).click();
  await expect(
    desk.getByRole("alert").filter({ hasText: "A colleague has saved this in the meantime" }),
  ).toBeVisible();
  await desk.getByRole("button", { name: "Keep theirs and apply my changes on top" }).click();
  await saved();
  await expect(seen).toHaveText("The cashier sleepsOn Monday");
  expect(await titles()).toContain("The cashier sleeps");
});

test("CA-21 a banner's words stand over its picture in the visitor's language, in the brand's where it has none of theirs, and say which", async ({
  page,
}) => {
  await desk.goto(`${ADDRESSES.console}/content/banners?group=w_fish`);
  await desk.getByRole("link", { name: "Add a banner" }).click();
  await desk.getByLabel("Title").fill("The pond is open");
  await desk.getByLabel("Add a language").selectOption("VI");
  await desk.getByLabel("Title (Tiếng Việt)").fill("Ao cá đã mở");
  await desk.getByRole("button", { name: "English" }).click();
  await expect(desk.getByLabel("Title (English)")).toHaveValue("The pond is open");
  await picture().setInputFiles(file(drawing("navy")));
  await expect(desk.getByLabel("Picture: its address")).toHaveValue(/pictures/);
  await desk.getByLabel("Shown to players").check();
  await saved();

  await page.goto("/fish");
  const words = (text: string) =>
    page.locator("[data-banner=w_fish] span[lang]").filter({ hasText: text });
  await expect(async () => {
    await page.reload();
    await expect(words("The pond is open")).toHaveAttribute("lang", "en", { timeout: 5_000 });
  }).toPass({ timeout: DRAWN_FOR_MS });
  for (const [code, tag, title] of [
    ["VI", "vi", "Ao cá đã mở"],
    ["AR", "en", "The pond is open"],
  ] as const) {
    await page.context().addCookies([{ name: "lang", value: code, url: page.url() }]);
    await page.goto("/fish");
    await expect(words(title)).toBeVisible();
    await expect(words(title)).toHaveAttribute("lang", tag);
  }
});
