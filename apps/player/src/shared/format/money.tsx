import { Instant } from "@perya/ui/show";
import { DATES } from "../language/language.ts";

export { Money } from "@perya/ui/show";

const DATE = new Intl.DateTimeFormat(DATES, { dateStyle: "medium", timeStyle: "short" });

/** A point in time in the reader's zone. */
export function Time({ at }: { at: string }) {
  return <Instant at={at} format={DATE} />;
}

const CLOCK = new Intl.DateTimeFormat(DATES, { timeStyle: "short" });

/** The time of day alone, where the day stands above. */
export function Clock({ at }: { at: string }) {
  return <Instant at={at} format={CLOCK} className="tabular-nums" />;
}

/**
 * A number to read out to support: monospaced, and wrapping anywhere rather than widening the page.
 */
export function Code({ children }: { children: string }) {
  return (
    <bdi dir="ltr" className="font-mono text-sm break-all">
      {children}
    </bdi>
  );
}
