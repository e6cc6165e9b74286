import { expect } from "@playwright/test";
import type { Table } from "./game-table.ts";

/** A phone in both orientations, and a desktop. */
export const SIZES = [
  ["phone", { width: 390, height: 844 }],
  ["phone on its side", { width: 844, height: 390 }],
  ["desktop", { width: 1440, height: 900 }],
] as const;

/**
 * Everything the player needs is on screen without scrolling, and every control is large enough for
 * a thumb.
 */
export async function expectToFit(
  table: Table,
  where: string,
  { width, height }: { width: number; height: number },
): Promise<void> {
  const doc = await table.frame.locator("html").evaluate((html) => {
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = html as never as Record<
      string,
      number
    >;
    return {
      wide: (scrollWidth ?? 0) - (clientWidth ?? 0),
      high: (scrollHeight ?? 0) - (clientHeight ?? 0),
    };
  });
  expect(doc, `${where}: nothing to scroll`).toEqual({ wide: 0, high: 0 });
  for (const name of ["Pays and rules", "Your rounds", "Fair play", "Sound", "Raise the stake"]) {
    const box = await table.frame.getByRole("button", { name, exact: true }).boundingBox();
    expect(
      Math.min(box?.width ?? 0, box?.height ?? 0),
      `${where}: ${name} is large enough`,
    ).toBeGreaterThanOrEqual(44);
  }
  const main = await table.main.boundingBox();
  expect(
    (main?.x ?? -1) >= 0 && (main?.x ?? 0) + (main?.width ?? 0) <= width,
    `${where}: the button is on screen`,
  ).toBe(true);
  expect(
    (main?.y ?? 0) + (main?.height ?? 0),
    `${where}: the button is on screen`,
  ).toBeLessThanOrEqual(height);
}
