import type { ReactNode } from "react";

/**
 * A card at the foot of the page, above a phone's bottom bar, that does not interrupt the visitor.
 */
export function Card({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section
      aria-label={label}
      className="sheet fixed inset-x-3 bottom-[calc(5rem+env(safe-area-inset-bottom))] z-30 grid gap-3 rounded-2xl border border-line bg-overlay p-4 shadow-2xl md:start-auto md:end-5 md:bottom-5 md:w-96"
    >
      {children}
    </section>
  );
}
