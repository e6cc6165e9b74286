import { useRouter } from "@tanstack/react-router";
import { useEffect, type RefObject } from "react";

/**
 * Keys of a table whose rows lead somewhere: j goes to the next row and k to the one before, by the
 * focus on its first link, so that Enter opens it. x ticks the row where rows can be ticked. a and
 * r open a row that can't be decided here, at that decision.
 */
export function useRowKeys(box: RefObject<HTMLElement | null>): void {
  const { history } = useRouter();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!box.current || !isShortcut(event)) return;
      const rows = [...box.current.querySelectorAll<HTMLElement>("tbody tr")];
      const at = rows.findIndex((row) => row.contains(document.activeElement));
      if (event.key === "x") rows[at]?.querySelector<HTMLElement>('[type="checkbox"]')?.click();
      if (["a", "r"].includes(event.key)) {
        const link = rows[at]?.querySelector<HTMLAnchorElement>("a");
        const isHere = rows[at]?.querySelector(`button[aria-keyshortcuts="${event.key}"]`);
        const href = link?.getAttribute("href");
        if (href && !isHere) history.push(`${href}#${event.key}`);
      }
      const step = { j: 1, k: -1 }[event.key];
      if (step === undefined) return;
      event.preventDefault();
      const next = rows[Math.min(Math.max(at + step, 0), rows.length - 1)];
      next?.querySelector<HTMLElement>("a")?.focus();
      next?.scrollIntoView({ block: "nearest" });
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [box, history]);
}

/**
 * The keys a and r press the button that has them as its shortcut, in the row with the focus or
 * else on the page. Such a button opens a question and does nothing by itself.
 */
export function useButtonKeys(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!["a", "r"].includes(event.key) || !isShortcut(event)) return;
      const row = document.activeElement?.closest("tr");
      const button = (row ?? document).querySelector<HTMLElement>(
        `button[aria-keyshortcuts="${event.key}"]`,
      );
      if (!button) return;
      event.preventDefault();
      button.click();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
}

/** Whether a key is meant for the page: pressed alone, outside a dialog and every field. */
export function isShortcut(event: KeyboardEvent): boolean {
  const { target } = event;
  const typing =
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      (/^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) &&
        !(target instanceof HTMLInputElement && target.type === "checkbox")));
  return (
    !typing &&
    !event.ctrlKey &&
    !event.metaKey &&
    !event.altKey &&
    !event.repeat &&
    document.querySelector("dialog[open]") === null
  );
}
