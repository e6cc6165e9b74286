import { expect, type Locator, type Page } from "@playwright/test";

const FURTHEST = 120;

/** The part of an element that is read here. */
interface Box {
  readonly parentElement: Box | null;
  readonly ownerDocument: {
    readonly activeElement: unknown;
    readonly defaultView: {
      getComputedStyle(box: Box): Record<"outlineStyle" | "outlineWidth", string>;
    };
  };
}

/** Presses Tab until the element has the focus, and checks that the focus is visible. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor({ state: "attached" });
  for (let presses = 0; presses < FURTHEST; presses++) {
    await page.keyboard.press("Tab");
    if (!(await hasFocus(target))) continue;
    expect(await showsFocus(target), `the focus on ${String(target)} can be seen`).toBe(true);
    return;
  }
  throw new Error(`Tab never came to ${String(target)}.`);
}

/** Moves to an element with Tab and presses it. */
export async function pressOn(
  page: Page,
  target: Locator,
  key: "Enter" | "Space" = "Enter",
): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Moves to a field with Tab and types. */
export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

async function hasFocus(target: Locator): Promise<boolean> {
  return (
    (await target.count()) === 1 &&
    target.evaluate(
      (element) => element === (element as unknown as Box).ownerDocument.activeElement,
    )
  );
}

/** True when the element, or the box that represents it, has an outline. */
async function showsFocus(target: Locator): Promise<boolean> {
  return target.evaluate((element) => {
    for (let at: Box | null = element as unknown as Box; at; at = at.parentElement) {
      const { outlineStyle, outlineWidth } = at.ownerDocument.defaultView.getComputedStyle(at);
      if (outlineStyle !== "none" && outlineWidth !== "0px") return true;
    }
    return false;
  });
}
