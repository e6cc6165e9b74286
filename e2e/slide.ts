import { expect, type Page } from "@playwright/test";

/**
 * The part of a browser that is needed to read two pictures: these files are type-checked without
 * the DOM.
 */
interface Pixels {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}
interface Picture {
  decode(): Promise<void>;
  readonly naturalWidth: number;
  readonly naturalHeight: number;
  readonly style: { readonly top: string };
}
interface Browser {
  readonly OffscreenCanvas: new (
    width: number,
    height: number,
  ) => {
    getContext(kind: "2d"): {
      drawImage(image: Picture, x: number, y: number): void;
      getImageData(x: number, y: number, w: number, h: number): Pixels;
    };
  };
}

/**
 * Both pictures of the puzzle as brightness, and the distance of the piece from the top in pixels.
 */
async function look(page: Page): Promise<{ picture: number[][]; piece: number[][]; top: number }> {
  return page
    .getByRole("dialog", { name: "Confirm that you are a person" })
    .evaluate(async (dialog) => {
      const { OffscreenCanvas } = globalThis as unknown as Browser;
      const images = (
        dialog as unknown as { querySelectorAll(name: "img"): Iterable<Picture> }
      ).querySelectorAll("img");
      const shown: { readonly rows: number[][]; readonly top: string }[] = [];
      for (const image of images) {
        await image.decode();
        const [width, height] = [image.naturalWidth, image.naturalHeight];
        const pen = new OffscreenCanvas(width, height).getContext("2d");
        pen.drawImage(image, 0, 0);
        const { data } = pen.getImageData(0, 0, width, height);
        // Transparent pixels have no brightness.
        const at = (x: number, y: number) => {
          const place = (y * width + x) * 4;
          return (data[place + 3] ?? 0) < 255
            ? -1
            : (data[place] ?? 0) + (data[place + 1] ?? 0) + (data[place + 2] ?? 0);
        };
        shown.push({
          rows: Array.from({ length: height }, (_, y) =>
            Array.from({ length: width }, (_row, x) => at(x, y)),
          ),
          top: image.style.top,
        });
      }
      const [picture = { rows: [], top: "" }, piece = { rows: [], top: "" }] = shown;
      return {
        picture: picture.rows,
        piece: piece.rows,
        top: Math.round((Number(piece.top.replace("%", "")) / 100) * picture.rows.length),
      };
    });
}

/** Where the gap is, in pixels: the brightness there follows the piece's, only darker. */
function placeOfGap({ picture, piece, top }: Awaited<ReturnType<typeof look>>): number {
  const inside = piece.flatMap((row, y) =>
    row.flatMap((light, x) =>
      light >= 0 && x > 4 && y > 4 && x < 46 && y < 46 ? [{ x, y, light }] : [],
    ),
  );
  const places = Array.from(
    { length: (picture[0]?.length ?? 0) - piece.length },
    (_, place) => place,
  );
  const scored = places.map((place) => {
    const pairs = inside.map(
      ({ x, y, light }) => [light, picture[y + top]?.[x + place] ?? 0] as const,
    );
    const [a, b] = [mean(pairs.map(([one]) => one)), mean(pairs.map(([, other]) => other))];
    const sum = (of: (x: number, y: number) => number) =>
      pairs.reduce((total, [x, y]) => total + of(x - a, y - b), 0);
    const likeness =
      sum((x, y) => x * y) / Math.sqrt(sum((x) => x * x) * sum((_x, y) => y * y) + 1);
    return { place, score: likeness - (b < a * 0.95 ? 0 : 1) };
  });
  return scored.toSorted((one, other) => other.score - one.score)[0]?.place ?? 0;
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
}

/**
 * Slides the piece into its gap with the mouse, a few pixels at a time; tries the next puzzle when
 * that fails.
 */
export async function slideHome(page: Page): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Confirm that you are a person" });
  const rail = dialog.getByRole("slider");
  for (let tries = 0; tries < 4 && ((await dialog.isVisible()) || tries === 0); tries++) {
    await rail.waitFor();
    const place = placeOfGap(await look(page));
    const box = await rail.boundingBox();
    if (!box) throw new Error("No rail");
    const scale = box.width / 320;
    const answered = page.waitForResponse((response) =>
      /\/verification\/slider\/./.test(response.url()),
    );
    await page.mouse.move(box.x + 20, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + 20 + (place * scale) / 2, box.y + box.height / 2, { steps: 4 });
    await page.mouse.move(box.x + 20 + place * scale, box.y + box.height / 2 + 5, { steps: 4 });
    await page.mouse.up();
    if ((await answered).ok()) break;
    await expect(dialog.getByRole("alert")).toBeVisible();
  }
  await expect(dialog).toBeHidden();
}
