import type { PlayerLimit } from "@perya/api-client/player";
import { formatMoney, fromWire, parseAmount } from "@perya/money";
import { Money } from "../../shared/format/money.tsx";
import { textOf, useText } from "../../shared/language/text.ts";
import type { ReadLimit } from "./limit-form.tsx";
import { LimitRow } from "./limit-row.tsx";

interface MoneyRowProps {
  readonly limit: PlayerLimit;
  readonly currency: string;
  readonly group: string;
}

/** A limit on an amount. */
export function MoneyRow({ limit, currency, group }: MoneyRowProps) {
  const t = useText("limits");
  const { name, own, staff, used, calendar, raise } = limit;
  const about = [
    ...(own && used
      ? [
          t.rich(name === "balance" ? "held" : "used", {
            amount: () => <Money key="used" amount={atLeastNothing(used)} />,
          }),
        ]
      : []),
    ...(name === "balance" && isAbove(used, own) ? [t("above")] : []),
    ...(calendar ? [t("calendar")] : []),
    ...(staff ? [t.rich("staff", { amount: () => <Money key="staff" amount={staff} /> })] : []),
  ];
  return (
    <LimitRow
      name={name}
      group={group}
      own={own ? <Money amount={own} /> : undefined}
      about={about}
      raise={raise && { ...raise, to: raise.to && <Money key="to" amount={raise.to} /> }}
      form={{
        label: t("form.amount"),
        inputMode: "decimal",
        initial: own ? formatMoney(fromWire(own), { symbol: false }) : "",
        read: (text) => readAmount(text, currency),
      }}
    />
  );
}

/** Who won more than they lost has used nothing of a limit. */
function atLeastNothing(used: NonNullable<PlayerLimit["used"]>): typeof used {
  return fromWire(used).units < 0n ? { ...used, amount: "0" } : used;
}

function isAbove(used: PlayerLimit["used"], own: PlayerLimit["own"]): boolean {
  return used !== null && own !== null && fromWire(used).units > fromWire(own).units;
}

function readAmount(text: string, currency: string): ReadLimit {
  const t = textOf("limits");
  const read = parseAmount(text, currency);
  if (read.ok) return { amount: read.value.units.toString() };
  return { fault: t(read.refusal === "TOO_MANY_DIGITS" ? "form.decimals" : "form.unread") };
}
