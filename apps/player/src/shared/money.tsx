import { formatMoney, fromWire, type WireMoney } from "@perya/money";
import { DATES } from "./language/language.ts";

/** An amount in tabular figures, isolated from the text direction around it. */
export function Money({ amount, signed = false }: { amount: WireMoney; signed?: boolean }) {
  const money = fromWire(amount);
  const colour = !signed
    ? ""
    : money.units < 0n
      ? "text-coral"
      : money.units > 0n
        ? "text-teal"
        : "";
  return (
    <bdi dir="ltr" className={`whitespace-nowrap tabular-nums ${colour}`}>
      {formatMoney(money, { sign: signed })}
    </bdi>
  );
}

const DATE = new Intl.DateTimeFormat(DATES, { dateStyle: "medium", timeStyle: "short" });

/** A point in time in the reader's zone. */
export function Time({ at }: { at: string }) {
  return (
    <time dateTime={at} title={at} className="whitespace-nowrap">
      {DATE.format(new Date(at))}
    </time>
  );
}

const CLOCK = new Intl.DateTimeFormat(DATES, { timeStyle: "short" });

/** The time of day alone, where the day stands above. */
export function Clock({ at }: { at: string }) {
  return (
    <time dateTime={at} title={at} className="whitespace-nowrap tabular-nums">
      {CLOCK.format(new Date(at))}
    </time>
  );
}

/** A number one may have to read out to support: in its own figures, breaking anywhere rather than pushing the page aside. */
export function Code({ children }: { children: string }) {
  return (
    <bdi dir="ltr" className="font-mono text-sm break-all">
      {children}
    </bdi>
  );
}
