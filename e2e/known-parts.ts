import type { Page } from "@playwright/test";

/**
 * Parts around every page that were checked without a fault, by their content, their place and the
 * look of the page.
 */
export const known = new Set<string>();

/** The part of an element that is read here. */
interface Part {
  readonly localName: string;
  readonly className: unknown;
  readonly outerHTML: string;
  readonly parentElement: Part | null;
  cloneNode(deep: boolean): Part;
  closest(selector: string): Part | null;
  setAttribute(name: string, value: string): void;
  removeAttribute(name: string): void;
}
interface Browser {
  readonly innerWidth: number;
  readonly document: {
    readonly documentElement: Part;
    readonly body: Part;
    querySelectorAll(selector: string): Iterable<Part>;
  };
}

/**
 * Marks the known parts of a page with `data-known`, and returns the keys of the others, which
 * become known when no fault is found.
 */
export async function markKnown(page: Page, what: string): Promise<string[]> {
  return page.evaluate(
    ({ what: asked, before }) => {
      const { document, innerWidth } = globalThis as unknown as Browser;
      const kinds = ["li", "a", "button", "p", "h2", "h3", "output"].join(",");
      const looks = [
        asked,
        innerWidth,
        document.documentElement.cloneNode(false).outerHTML,
        document.body.cloneNode(false).outerHTML,
      ].join();
      const place = (part: Part): string =>
        part.parentElement
          ? `${place(part.parentElement)}>${part.localName}.${String(part.className)}`
          : "";
      // Names that React generates differ from page to page.
      const plain = (html: string) => html.replaceAll(/_[rR]_[^_"]*_/g, "");
      // Two hashes of 32 bits and the length are enough to tell a few thousand parts apart.
      const short = (text: string) => {
        let [a, b] = [0xdeadbeef, 0x41c6ce57];
        for (const letter of text) {
          a = Math.imul(a ^ (letter.codePointAt(0) ?? 0), 2_654_435_761);
          b = Math.imul(b ^ (letter.codePointAt(0) ?? 0), 1_597_334_677);
        }
        return `${(a >>> 0).toString(36)}-${(b >>> 0).toString(36)}-${text.length}`;
      };
      const seen = new Set(before);
      const fresh: string[] = [];
      for (const part of document.querySelectorAll(`body :is(header, nav, footer) :is(${kinds})`)) {
        if (part.closest("dialog, main") || part.parentElement?.closest(kinds)) continue;
        const name = short(looks + place(part) + plain(part.outerHTML));
        if (seen.has(name)) part.setAttribute("data-known", "");
        else fresh.push(name);
      }
      return fresh;
    },
    { what, before: [...known] },
  );
}

/** Removes the marks, so that the page is unchanged. */
export async function unmarkKnown(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const part of (globalThis as unknown as Browser).document.querySelectorAll("[data-known]"))
      part.removeAttribute("data-known");
  });
}
