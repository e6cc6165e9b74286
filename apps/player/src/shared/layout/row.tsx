import { Link } from "../routing/link.tsx";
import type { ReactNode } from "react";
import { useText } from "../language/text.ts";

interface RowProps {
  readonly title: string;
  /** Where all of it is. */
  readonly to?: string;
  /** What the way there is called; "See all" unless it says otherwise. */
  readonly more?: string;
  readonly trim?: "" | "trim-teal" | "trim-violet" | "trim-lamp";
  readonly children: ReactNode;
}

/** A part of home under a striped edge. */
export function Row({ title, to, more, trim = "", children }: RowProps) {
  const t = useText("home");
  return (
    <section className="grid min-w-0 content-start gap-2">
      <div className={`trim ${trim}`} aria-hidden="true" />
      <header className="flex min-h-11 items-center justify-between gap-3">
        <h2 className="font-display text-xl font-bold">{title}</h2>
        {to !== undefined && (
          <Link
            to={to}
            className="inline-flex min-h-11 items-center font-semibold whitespace-nowrap text-violet underline underline-offset-4"
          >
            {more ?? t("row.all")}
            <span className="sr-only"> · {title}</span>
          </Link>
        )}
      </header>
      {children}
    </section>
  );
}
