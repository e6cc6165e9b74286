import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const STANDARD = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** Rules whose answer depends on the theme or on the width of the page; the others say the same wherever they are asked. */
const OF_LOOKS = ["color-contrast", "link-in-text-block", "target-size", "scrollable-region-focusable", "landmark-unique", "empty-table-header"];

/** And those whose answer depends on its words as well: what is called nothing, or the same as its neighbour, and which language it says it is in. */
const OF_WORDS = [
  ...OF_LOOKS,
  ..."aria-command-name aria-dialog-name aria-input-field-name aria-toggle-field-name button-name document-title empty-heading frame-title".split(
    " ",
  ),
  ..."html-has-lang html-lang-valid image-alt input-button-name label label-content-name-mismatch link-name select-name valid-lang".split(" "),
];

/** What axe finds wrong with a page as it stands: the rule, where, and why. With "looks" only what another theme or size can change, with "words" what another language can. */
export async function accessibilityFaults(page: Page, what: "all" | "looks" | "words" = "all"): Promise<string[]> {
  await standStill(page);
  // The page's own frames are on other origins and have tests of their own; without them axe needs no second page for its report.
  const axe = new AxeBuilder({ page }).setLegacyMode(true);
  const { violations } = await (what === "all" ? axe.withTags(STANDARD) : axe.withRules(what === "looks" ? OF_LOOKS : OF_WORDS)).analyze();
  const faults: string[] = [];
  for (const { id, nodes } of violations)
    for (const { target, failureSummary } of nodes)
      if (id !== "target-size" || !(await isLargeInSight(page, target.join(" "))))
        faults.push(`${id}: ${target.join(" ")} – ${(failureSummary ?? "").split("\n")[1]?.trim()}`);
  return faults;
}

/** A target that a pinned bar covers in part is not small where it can be scrolled free of it. */
async function isLargeInSight(page: Page, target: string): Promise<boolean> {
  await page
    .locator(target)
    .first()
    .evaluate((node) => (node as unknown as { scrollIntoView(where: object): void }).scrollIntoView({ block: "center", behavior: "instant" }));
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).include(target).withRules(["target-size"]).analyze();
  return violations.length === 0;
}

interface Moving {
  readonly finished: Promise<unknown>;
  readonly effect: { getComputedTiming(): { readonly endTime: number } } | null;
}

/** Waits until no colour is on its way from one to another: halfway it is neither theme's. What moves for ever is not waited for. */
async function standStill(page: Page): Promise<void> {
  await page.locator(":root").evaluate(async (root) => {
    const { ownerDocument } = root as unknown as { ownerDocument: { getAnimations(): Moving[] } };
    const ending = ownerDocument.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().endTime) < Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
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
