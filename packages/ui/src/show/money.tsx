import { formatMoney, fromWire, type WireMoney } from "@perya/money";

interface MoneyProps {
  /** Null shows a dash. */
  readonly amount: WireMoney | null | undefined;
  /** Shows the sign, and colours incoming and outgoing amounts differently. */
  readonly signed?: boolean;
}

/** An amount in tabular figures, isolated from the text direction around it. */
export function Money({ amount, signed = false }: MoneyProps) {
  if (!amount) return <span className="text-soft">–</span>;
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
