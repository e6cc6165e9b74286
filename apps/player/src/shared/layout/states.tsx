import { Skeleton } from "@perya/ui/show";
import type { ReactNode } from "react";
import { Button } from "../forms/controls.tsx";
import { CustomerService } from "../brand/customer-service.tsx";
import { reportOf } from "../faults/fault-words.ts";
import { Code } from "../format/money.tsx";
import { useText } from "../language/text.ts";

/** Boxes of the size of what will come, so that nothing jumps. */
export function Waiting({ rows = 4 }: { rows?: number }) {
  const t = useText("common");
  return <Skeleton label={t("loading")} rows={rows} row="h-16 rounded-2xl" />;
}

/**
 * What went wrong, what to do about it, and a way to try again; beside it the way to who helps
 * where only they can.
 */
export function Failed({ fault, onRetry }: { fault: Error; onRetry: () => void }) {
  const t = useText("common");
  const { words, advice, reference, service } = reportOf(fault);
  return (
    <div
      role="alert"
      className="grid justify-items-center gap-3 rounded-2xl border border-coral bg-raised p-8 text-center"
    >
      <svg viewBox="0 0 64 40" width="96" height="60" aria-hidden="true">
        <path d="M2 10Q32 34 62 10" fill="none" stroke="var(--line)" strokeWidth="2" />
        {[12, 24, 40, 52].map((x, at) => (
          <circle
            key={x}
            cx={x}
            cy={at === 0 || at === 3 ? 17 : 21}
            r="4"
            fill={at === 2 ? "var(--coral)" : "var(--line)"}
          />
        ))}
      </svg>
      <p className="font-display text-lg font-semibold">{t("failed.title")}</p>
      <div className="grid gap-1 text-soft">
        <p>{words}</p>
        {advice && <p>{advice}</p>}
        {reference && (
          <p className="text-sm">
            {t("reference")} <Code>{reference}</Code>
          </p>
        )}
      </div>
      <div className="flex flex-wrap justify-center gap-3">
        <Button onClick={onRetry}>{t("failed.again")}</Button>
        {service && <CustomerService />}
      </div>
    </div>
  );
}

/** Nothing there yet, and what to do about it. */
export function Empty({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="grid justify-items-center gap-4 rounded-2xl border border-dashed border-edge px-6 py-10 text-center">
      <svg viewBox="0 0 96 64" width="120" height="80" aria-hidden="true">
        <path d="M14 30v30h68V30" fill="var(--raised)" stroke="var(--line)" strokeWidth="2" />
        <path
          d="M38 60V44q10-10 20 0v16"
          fill="var(--ground)"
          stroke="var(--line)"
          strokeWidth="2"
        />
        {[0, 1, 2, 3, 4, 5].map((at) => (
          <path
            key={at}
            d={`M${12 + at * 12} 12h12v14a6 6 0 0 1-12 0z`}
            fill={at % 2 === 0 ? "var(--coral)" : "var(--canvas)"}
            opacity=".8"
          />
        ))}
        <path d="M8 12h80" stroke="var(--line)" strokeWidth="3" strokeLinecap="round" />
      </svg>
      <p className="font-display text-lg font-semibold">{title}</p>
      {children}
    </div>
  );
}
