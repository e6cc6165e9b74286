import { useEffect, useRef, type RefObject } from "react";

/**
 * Where the focus goes when a dialog closes, nearest first: the button that opened it, then the one
 * that opened the dialog around that button.
 */
const openers = new WeakMap<HTMLDialogElement, readonly HTMLElement[]>();

/**
 * Opens a dialog for as long as it is on the page, and returns the focus however it goes: also when
 * it is just unmounted, and to the button behind when its own opener disappeared with another
 * dialog. `hold` is called as it opens, and the function it returns as it goes. Returns whether the
 * dialog is on the page.
 */
export function useModal(
  ref: RefObject<HTMLDialogElement | null>,
  closesBeside: boolean,
  hold?: () => () => void,
): RefObject<boolean> {
  const shown = useRef(false);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const press = (event: MouseEvent) => event.target === dialog && dialog.close();
    if (!openers.has(dialog)) openers.set(dialog, openersNow());
    shown.current = true;
    const release = hold?.();
    dialog.showModal();
    if (closesBeside) dialog.addEventListener("click", press);
    return () => {
      shown.current = false;
      release?.();
      dialog.removeEventListener("click", press);
      dialog.close();
      openers.get(dialog)?.find(takesFocus)?.focus();
    };
  }, [ref, closesBeside, hold]);
  return shown;
}

/**
 * A button that waits for the server is disabled and has lost the focus, so the dialog around it
 * names the places to return to.
 */
function openersNow(): readonly HTMLElement[] {
  const top = [...document.querySelectorAll<HTMLDialogElement>("dialog[open]")].at(-1);
  const active = document.activeElement;
  const focused = active instanceof HTMLElement && active !== document.body ? [active] : [];
  return [...focused, ...((top && openers.get(top)) ?? [])];
}

function takesFocus(element: HTMLElement): boolean {
  return element.isConnected && !element.matches(":disabled");
}
