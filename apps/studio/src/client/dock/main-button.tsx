import { useEffect, useRef } from "react";
import type { MainAction } from "./main-action.ts";

const TONES = {
  play: "bg-bulb text-on-bulb",
  take: "bg-teal text-(--on-teal)",
  quiet: "border-2 border-bulb bg-raised text-bulb-ink",
} as const;

/** The one big button. Space presses it too, unless something else has the focus. */
export function MainButton({ action }: { readonly action: MainAction }) {
  const now = useRef(action);
  now.current = action;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (
        event.code !== "Space" ||
        event.repeat ||
        (event.target as HTMLElement).closest("button, input, select, textarea, summary, dialog")
      )
        return;
      event.preventDefault();
      if (now.current.enabled) now.current.press();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
  const { label, amount, tone, enabled, waits } = action;
  return (
    <button
      type="button"
      aria-disabled={!enabled}
      aria-busy={waits}
      onClick={() => enabled && action.press()}
      className={`main-button ${TONES[tone]}`}
    >
      <span className="font-display text-xl/6 font-extrabold">{label}</span>{" "}
      {amount !== undefined && <span className="text-sm/5 font-bold tabular-nums">{amount}</span>}
    </button>
  );
}
