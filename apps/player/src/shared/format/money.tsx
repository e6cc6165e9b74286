import { Instant } from "@perya/ui/show";
import { useZoned } from "./zoned.ts";

export { Money } from "@perya/ui/show";

/** A point in time in the brand's zone. */
export function Time({ at }: { at: string }) {
  return <Instant at={at} format={useZoned("time")} />;
}

/** The time of day alone, where the day stands above. */
export function Clock({ at }: { at: string }) {
  return <Instant at={at} format={useZoned("clock")} className="tabular-nums" />;
}

/**
 * A number to read out to support: monospaced, and wrapping anywhere rather than widening the page.
 */
export function Code({ children }: { children: string }) {
  return (
    <bdi dir="ltr" className="font-mono text-sm break-all max-sm:text-[0.8125rem]">
      {children}
    </bdi>
  );
}
