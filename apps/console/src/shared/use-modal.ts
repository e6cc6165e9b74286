import { useEffect, useRef, type RefObject } from "react";

/** Where the focus goes when a dialog closes, nearest first: what opened it, then what opened the dialog that was in. */
const openers = new WeakMap<HTMLDialogElement, readonly HTMLElement[]>();

/**
 * Opens a dialog for as long as it is on the page, and gives the focus back however it goes: also when it is just unmounted, and to the button behind when the one that opened it
 * went with a dialog of its own. The answer says whether it is on the page.
 */
export function useModal(ref: RefObject<HTMLDialogElement | null>): RefObject<boolean> {
  const shown = useRef(false);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (!openers.has(dialog)) openers.set(dialog, openersNow());
    shown.current = true;
    dialog.showModal();
    return () => {
      shown.current = false;
      dialog.close();
      openers.get(dialog)?.find(takesFocus)?.focus();
    };
  }, [ref]);
  return shown;
}

/** A button that waits for the server is disabled and has lost the focus, so the dialog it is in says where that came from. */
function openersNow(): readonly HTMLElement[] {
  const top = [...document.querySelectorAll<HTMLDialogElement>("dialog[open]")].at(-1);
  const active = document.activeElement;
  const focused = active instanceof HTMLElement && active !== document.body ? [active] : [];
  return [...focused, ...((top && openers.get(top)) ?? [])];
}

function takesFocus(element: HTMLElement): boolean {
  return element.isConnected && !element.matches(":disabled");
}
