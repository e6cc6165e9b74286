import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What axe finds wrong with a page as it stands, frames included: the rule and where. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")} – ${(failureSummary ?? "").split("\n")[1]?.trim()}`),
  );
}

/** True where something sticks out of the page to the side. */
export function isTooWide(page: Page): Promise<boolean> {
  return page.locator(":root").evaluate((root) => {
    const { scrollWidth, clientWidth } = root as unknown as { scrollWidth: number; clientWidth: number };
    return scrollWidth > clientWidth;
  });
}

/** How many things on a page are moving. */
export function countMoving(page: Page): Promise<number> {
  return page.locator(":root").evaluate((root) => {
    const { ownerDocument } = root as unknown as { ownerDocument: { getAnimations(): { readonly playState: string }[] } };
    return ownerDocument.getAnimations().filter(({ playState }) => playState === "running").length;
  });
}
