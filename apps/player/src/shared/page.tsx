import { useEffect, type ReactNode } from "react";

/** A page with its title, in the tab as well. */
export function Page({ title, narrow = false, children }: { title: string; narrow?: boolean; children: ReactNode }) {
  useEffect(() => {
    document.title = `${title} · Perya`;
  }, [title]);
  return (
    <div className={`mx-auto grid w-full content-start gap-5 px-4 py-6 ${narrow ? "max-w-xl" : "max-w-5xl"}`}>
      <h1 className="font-display text-2xl font-bold">{title}</h1>
      {children}
    </div>
  );
}

/** A raised box. */
export function Card({ children, className = "" }: { children: ReactNode; className?: string }) {
  return <section className={`grid content-start gap-3 rounded-2xl border border-line bg-raised p-4 ${className}`}>{children}</section>;
}
