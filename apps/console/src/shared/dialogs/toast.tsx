import { storeOf, useStore } from "@perya/ui/store";

interface Toast {
  readonly id: number;
  readonly text: string;
  readonly bad: boolean;
}

const SHOWN_MS = 6_000;
const toasts = storeOf<readonly Toast[]>([]);
let next = 1;

/** Says a sentence at the edge of the screen for a few seconds, to screen readers too. */
export function say(text: string, options: { bad?: boolean } = {}): void {
  const toast = { id: next++, text, bad: options.bad ?? false };
  toasts.set([...toasts.get(), toast]);
  setTimeout(() => toasts.set(toasts.get().filter((one) => one.id !== toast.id)), SHOWN_MS);
}

export function Toasts() {
  const shown = useStore(toasts);
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
