import { formatMoney, fromWire, type WireMoney } from "@perya/money";

/** An amount in tabular figures, isolated from the text direction around it. */
export function Money({ amount, signed = false }: { amount: WireMoney; signed?: boolean }) {
  const money = fromWire(amount);
  const colour = !signed ? "" : money.units < 0n ? "text-coral" : money.units > 0n ? "text-teal" : "";
  return (
    <bdi dir="ltr" className={`whitespace-nowrap tabular-nums ${colour}`}>
      {formatMoney(money, { sign: signed })}
    </bdi>
  );
}

const DATE = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short" });

/** A point in time in the reader's zone. */
export function Time({ at }: { at: string }) {
  return (
    <time dateTime={at} title={at} className="whitespace-nowrap">
      {DATE.format(new Date(at))}
    </time>
  );
}
