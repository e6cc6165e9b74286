import type { Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import { known, markKnown, unmarkKnown } from "./known-parts.ts";

/** Minified, because it is loaded into every page. */
const AXE = readFileSync(new URL(import.meta.resolve("axe-core/axe.min.js")), "utf8");
const STANDARD = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/**
 * Rules whose answer depends on the theme or on the width of the page; the others give the same
 * answer in every theme and size.
 */
const OF_LOOKS = [
  "color-contrast",
  "link-in-text-block",
  "target-size",
  "scrollable-region-focusable",
  "landmark-unique",
  "empty-table-header",
];

/**
 * Also the rules whose answer depends on the words: missing and duplicate names, and the declared
 * language.
 */
const OF_WORDS = [
  ...OF_LOOKS,
  ..."aria-command-name aria-dialog-name aria-input-field-name aria-toggle-field-name button-name document-title empty-heading frame-title".split(
    " ",
  ),
  ..."html-has-lang html-lang-valid image-alt input-button-name label label-content-name-mismatch link-name select-name valid-lang".split(
    " ",
  ),
];

type Asked = readonly string[] | { readonly type: "rule"; readonly values: readonly string[] };
const ASKED: Readonly<Record<"all" | "looks" | "words", Asked>> = {
  all: STANDARD,
  looks: { type: "rule", values: OF_LOOKS },
  words: { type: "rule", values: OF_WORDS },
};

/** A rule that axe found broken, and where. */
interface Violation {
  readonly id: string;
  readonly nodes: readonly {
    readonly target: readonly string[];
    readonly failureSummary?: string;
  }[];
}

/**
 * What axe finds wrong with a page in its current state: the rule, where, and why. "looks" checks
 * only what another theme or size can change, "words" what another language can. Parts around the
 * page that were checked before in the same state are left out.
 */
export async function accessibilityFaults(
  page: Page,
  what: "all" | "looks" | "words" = "all",
): Promise<string[]> {
  await standStill(page);
  const faults: string[] = [];
  const fresh = await markKnown(page, what);
  const violations = await violationsOn(page, ASKED[what], {
    include: [await inReach(page)],
    exclude: ["[data-known]"],
  });
  await unmarkKnown(page);
  if (violations.length === 0) fresh.forEach((part) => known.add(part));
  for (const { id, nodes } of violations)
    for (const { target, failureSummary } of nodes)
      if (id !== "target-size" || !(await isLargeInSight(page, target.join(" "))))
        faults.push(
          `${id}: ${target.join(" ")} – ${(failureSummary ?? "").split("\n")[1]?.trim()}`,
        );
  return faults;
}

/** What one can reach: behind a modal dialog the page is inert, and was checked without it. */
async function inReach(page: Page): Promise<string> {
  return (await page.locator("dialog:modal").count()) > 0 ? "dialog:modal" : ":root";
}

/**
 * Runs axe, which is loaded once into a page and reports only violations: loading it and listing
 * what passes took more time than the checks.
 */
async function violationsOn(
  page: Page,
  asked: Asked,
  within: object | string,
): Promise<readonly Violation[]> {
  if (!(await page.evaluate("'axe' in globalThis"))) await page.evaluate(AXE);
  // A page's frames are on other origins and have tests of their own.
  const options = { runOnly: asked, resultTypes: ["violations"], iframes: false };
  return page.evaluate(
    `axe.run(${JSON.stringify(within)}, ${JSON.stringify(options)}).then(({ violations ` +
      "}) => violations)",
  );
}

/**
 * A target that a pinned bar covers in part only looks small: it counts as large when it can be
 * scrolled free of the bar.
 */
async function isLargeInSight(page: Page, target: string): Promise<boolean> {
  await page
    .locator(target)
    .first()
    .evaluate((node) =>
      (node as unknown as { scrollIntoView(where: object): void }).scrollIntoView({
        block: "center",
        behavior: "instant",
      }),
    );
  return (await violationsOn(page, { type: "rule", values: ["target-size"] }, target)).length === 0;
}

interface Moving {
  finish(): void;
  readonly effect: { getComputedTiming(): { readonly endTime: number } } | null;
}

/**
 * Finishes running animations and those that they start, because a colour halfway through a
 * transition belongs to neither theme. Endless animations keep running.
 */
async function standStill(page: Page): Promise<void> {
  await page.locator(":root").evaluate((root) => {
    const { ownerDocument } = root as unknown as { ownerDocument: { getAnimations(): Moving[] } };
    for (let passes = 0; passes < 20; passes++) {
      const ending = ownerDocument
        .getAnimations()
        .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) < Infinity);
      if (ending.length === 0) return;
      for (const one of ending) one.finish();
    }
  });
}

/** True when something overflows the page sideways. */
export function isTooWide(page: Page): Promise<boolean> {
  return page.locator(":root").evaluate((root) => {
    const { scrollWidth, clientWidth } = root as unknown as {
      scrollWidth: number;
      clientWidth: number;
    };
    return scrollWidth > clientWidth;
  });
}

/** How many things on a page are moving. */
export function countMoving(page: Page): Promise<number> {
  return page.locator(":root").evaluate((root) => {
    const { ownerDocument } = root as unknown as {
      ownerDocument: { getAnimations(): { readonly playState: string }[] };
    };
    return ownerDocument.getAnimations().filter(({ playState }) => playState === "running").length;
  });
}
