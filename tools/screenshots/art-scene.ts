import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Scene } from "../../e2e/scenes/scene.ts";

const PUBLIC = join(import.meta.dirname, "../../apps/player/public");

/** How a picture is shown on the site: its name, its width and height, and where it is cut. */
type Shape = readonly [name: string, width: number, height: number, position?: string];

const PICTURES: readonly Shape[] = [
  ["card", 150, 200, "50% 50%"],
  ["tile", 150, 150, "50% 30%"],
  ["tile of a phone", 124, 82, "50% 30%"],
  ["sign", 56, 56, "50% 50%"],
  ["next draw", 36, 36, "50% 50%"],
];
const BANNERS: readonly Shape[] = [
  ["desktop", 1192, 160],
  ["phone", 390, 96],
];

const drawings = (folder: string) =>
  readdirSync(join(PUBLIC, folder))
    .filter((file) => file.endsWith(".svg"))
    .map((file) => `/${folder}/${file}`);

const shown = (path: string, name: string, width: number, height: number, position = "50% 50%") =>
  `<img src="${path}" title="${name}" width="${width}" height="${height}" ` +
  `data-position="${position}">`;

function sheet(paths: readonly string[], shapes: readonly Shape[]): string {
  return paths
    .map((path) => {
      const views = shapes.map((shape) => shown(path, ...shape)).join("");
      return `<figure>${views}<figcaption>${path}</figcaption></figure>`;
    })
    .join("");
}

/** What lays a sheet out in a page whose policy allows no styles in its text. */
const LAY_OUT = `
  document.body.style.cssText = "display: flex; flex-wrap: wrap; gap: 16px; padding: 16px";
  for (const figure of document.querySelectorAll("figure"))
    figure.style.cssText =
      "display: flex; flex-wrap: wrap; align-items: end; gap: 8px; max-width: 100%";
  for (const image of document.images)
    image.style.cssText = "object-fit: cover; border-radius: 8px; max-width: 100%; " +
      "width: " + image.width + "px; height: " + image.getAttribute("height") + "px; " +
      "object-position: " + image.dataset.position;
`;

function sceneOf(name: string, folders: readonly string[], shapes: readonly Shape[]): Scene {
  return {
    name,
    who: "guest",
    go: async (page) => {
      const pictures = JSON.stringify(sheet(folders.flatMap(drawings), shapes));
      await page.goto("/terms");
      await page.evaluate(`document.body.innerHTML = ${pictures}; ${LAY_OUT}`);
      await page.waitForFunction(
        "[...document.images].every((image) => image.complete && image.naturalWidth > 0)",
      );
    },
  };
}

/** All pictures of a kind on one page of the site, in every shape they are shown. */
export const ART_SCENES: readonly Scene[] = [
  sceneOf("lotteries", ["lotteries"], PICTURES),
  sceneOf("banners", ["banners/categories", "banners"], BANNERS),
];
