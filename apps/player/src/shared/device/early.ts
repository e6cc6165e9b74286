declare global {
  /**
   * Of `theme.js`: hears clicks until the scripts are there, and keeps the last button, or link
   * marked `data-answered`, that was pressed.
   */
  var early: { pressed?: HTMLElement | undefined; readonly end: () => void } | undefined;
}

/** Milliseconds after which a click is too old to replay. */
const LONGEST_MS = 10_000;

/** Replays the last click on the server-rendered page, now that React has taken it over. */
export function answerEarly(): void {
  const { early } = globalThis;
  early?.end();
  early?.pressed?.click();
}

/**
 * Carries over what is done on the page the server sent until another one is drawn in its place:
 * what was typed, where one is typing, and the last press. Called when the other one is on its way.
 */
export function carryEarly(root: HTMLElement): void {
  const before = [...root.children];
  let focused = focusIn(root);
  const follow = () => (focused = focusIn(root));
  root.addEventListener("focusin", follow);
  let left: readonly Carried[] | undefined;
  const end = () => {
    watch.disconnect();
    clearTimeout(late);
  };
  const watch = new MutationObserver(() => {
    if (before.some((part) => part.isConnected)) return;
    if (!left) {
      root.removeEventListener("focusin", follow);
      globalThis.early?.end();
      left = carriedFrom(before, focused, globalThis.early?.pressed);
    }
    // What is a part of its own comes a moment later.
    left = left.filter(({ old, carry }) => {
      const now = sameOf(root, before, old);
      if (now) carry(now);
      return !now;
    });
    if (left.length === 0) end();
  });
  const late = setTimeout(end, LONGEST_MS);
  watch.observe(root, { childList: true, subtree: true });
}

/** An element of the page before, and what is to be done to the one that is there instead. */
interface Carried {
  readonly old: HTMLElement;
  readonly carry: (now: HTMLElement) => void;
}

function carriedFrom(
  before: readonly Element[],
  focused: HTMLElement | undefined,
  pressed: HTMLElement | undefined,
): readonly Carried[] {
  const typed = insideOf(before, "input").filter(
    (input): input is HTMLInputElement => input instanceof HTMLInputElement,
  );
  return [
    ...typed
      .filter(({ value, defaultValue }) => value !== defaultValue)
      .map((old) => ({ old, carry: (now: HTMLElement) => typeAgain(now, old) })),
    ...(focused ? [{ old: focused, carry: focusAgain }] : []),
    ...(pressed ? [{ old: pressed, carry: (now: HTMLElement) => now.click() }] : []),
  ];
}

function focusIn(root: HTMLElement): HTMLElement | undefined {
  const { activeElement } = document;
  return activeElement instanceof HTMLElement && root.contains(activeElement)
    ? activeElement
    : undefined;
}

/**
 * The element of the new page that is what an element of the page before was: of the same kind and
 * name, at the same place among those.
 */
function sameOf(
  root: HTMLElement,
  before: readonly Element[],
  old: HTMLElement,
): HTMLElement | undefined {
  const name = nameOf(old);
  const like = (one: Element) => nameOf(one) === name;
  const place = insideOf(before, old.localName).filter(like).indexOf(old);
  const now = [...root.querySelectorAll<HTMLElement>(old.localName)].filter(like);
  return now[place] ?? now[0];
}

function insideOf(parts: readonly Element[], selector: string): HTMLElement[] {
  return parts.flatMap((part) => [...part.querySelectorAll<HTMLElement>(selector)]);
}

function nameOf(element: Element): string {
  const said =
    element.getAttribute("aria-label") ??
    element.getAttribute("placeholder") ??
    element.textContent;
  return `${element.getAttribute("href") ?? ""} ${said}`;
}

function focusAgain(now: HTMLElement): void {
  if (document.activeElement === document.body) now.focus();
}

/** Types a text as its reader did: past the setter by which React would take it for its own. */
function typeAgain(
  now: HTMLElement,
  { value, selectionStart, selectionEnd }: HTMLInputElement,
): void {
  if (!(now instanceof HTMLInputElement)) return;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(now, value);
  now.setSelectionRange(selectionStart, selectionEnd);
  now.dispatchEvent(new Event("input", { bubbles: true }));
}
