import type { Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import { known, markKnown, unmarkKnown } from "./known-parts.ts";

/** As small as it comes: it is read in on every page. */
const AXE = readFileSync(new URL(import.meta.resolve("axe-core/axe.min.js")), "utf8");
const STANDARD = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** Rules whose answer depends on the theme or on the width of the page; the others say the same wherever they are asked. */
const OF_LOOKS = [
  "color-contrast",
  "link-in-text-block",
  "target-size",
  "scrollable-region-focusable",
  "landmark-unique",
  "empty-table-header",
];

/** And those whose answer depends on its words as well: what is called nothing, or the same as its neighbour, and which language it says it is in. */
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
 * What axe finds wrong with a page as it stands: the rule, where, and why. With "looks" only what another theme or size can change, with "words" what another language can. What
 * stands around the page is left out where it was looked at before, just as it is.
 */
export async function accessibilityFaults(
  page: Page,
  what: "all" | "looks" | "words" = "all",
): Promise<string[]> {
  await standStill(page);
  const faults: string[] = [];
  const fresh = await markKnown(page, what);
  const violations = await violationsOn(page, ASKED[what], {
    include: [":root"],
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

/** Asks axe, which is put into a page once and tells only what is wrong: reading it in and listing what is right took it more time than looking. */
async function violationsOn(
  page: Page,
  asked: Asked,
  within: object | string,
): Promise<readonly Violation[]> {
  if (!(await page.evaluate("'axe' in globalThis"))) await page.evaluate(AXE);
  // A page's frames are on other origins and have tests of their own.
  const options = { runOnly: asked, resultTypes: ["violations"], iframes: false };
  return page.evaluate(
    `axe.run(${JSON.stringify(within)}, ${JSON.stringify(options)}).then(({ violations }) => violations)`,
  );
}

/** A target that a pinned bar covers in part is not small where it can be scrolled free of it. */
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

/** Brings what is on its way to its end, and what that sets off: a colour halfway to another is neither theme's. What moves for ever goes on. */
async function standStill(page: Page): Promise<void> {
  await page.locator(":root").evaluate((root) => {
    const { ownerDocument } = root as unknown as { ownerDocument: { getAnimations(): Moving[] } };
    for (let turns = 0; turns < 20; turns++) {
      const ending = ownerDocument
        .getAnimations()
        .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) < Infinity);
      if (ending.length === 0) return;
      for (const one of ending) one.finish();
    }
  });
}

/** True where something sticks out of the page to the side. */
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
