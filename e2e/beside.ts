import type { Locator } from "@playwright/test";

interface Placed {
  getBoundingClientRect(): { readonly top: number };
}

/**
 * How many elements stand in the row of the first one. They are measured all at once, because a
 * list may be drawn again between two questions.
 */
export async function besideFirst(elements: Locator): Promise<number> {
  const tops = await elements.evaluateAll((all: readonly unknown[]) =>
    (all as readonly Placed[]).map((one) => one.getBoundingClientRect().top),
  );
  return tops.filter((top) => Math.abs(top - (tops[0] ?? 0)) < 2).length;
}
