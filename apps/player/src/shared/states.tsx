import type { ReactNode } from "react";
import { Button } from "./controls.tsx";

/** Boxes of the size of what will come, so that nothing jumps. */
export function Waiting({ rows = 4 }: { rows?: number }) {
  return (
    <div aria-busy="true" aria-label="Loading" className="grid gap-2">
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="h-14 animate-pulse rounded-xl bg-raised motion-reduce:animate-none" />
      ))}
    </div>
  );
}

/** What went wrong, and a way to try again. */
export function Failed({ fault, onRetry }: { fault: Error; onRetry: () => void }) {
  return (
    <div role="alert" className="grid justify-items-start gap-3 rounded-2xl border border-coral p-4">
      <p>{fault.message}</p>
      <Button onClick={onRetry}>Try again</Button>
    </div>
  );
}

/** Nothing there yet, and what to do about it. */
export function Empty({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="grid justify-items-center gap-3 rounded-2xl border border-dashed border-line p-8 text-center">
      <p className="font-display text-lg font-semibold">{title}</p>
      {children}
    </div>
  );
}
