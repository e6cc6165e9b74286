import { useSyncExternalStore } from "react";

interface Toast {
  readonly id: number;
  readonly text: string;
  readonly bad: boolean;
}

const SHOWN_MS = 6_000;
let toasts: readonly Toast[] = [];
let next = 1;
const watchers = new Set<() => void>();

function change(to: readonly Toast[]): void {
  toasts = to;
  for (const watcher of watchers) watcher();
}

/** Says a sentence at the edge of the screen for a few seconds, to screen readers too. */
export function say(text: string, options: { bad?: boolean } = {}): void {
  const toast = { id: next++, text, bad: options.bad ?? false };
  change([...toasts, toast]);
  setTimeout(() => change(toasts.filter((one) => one.id !== toast.id)), SHOWN_MS);
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}

export function Toasts() {
  const shown = useSyncExternalStore(watch, () => toasts);
  return (
    <div
      role="status"
      aria-live="polite"
      className="pointer-events-none fixed inset-x-0 bottom-4 z-50 grid justify-items-center gap-2 px-4"
    >
      {shown.map((toast) => (
        <p
          key={toast.id}
          className={`rounded-lg border bg-overlay px-4 py-2 shadow-lg ${toast.bad ? "border-coral text-coral" : "border-teal text-ink"}`}
        >
          {toast.text}
        </p>
      ))}
    </div>
  );
}
