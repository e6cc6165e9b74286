import type { Rebate } from "@perya/api-client/player";
import { dateFormat } from "../../shared/format/date-format.ts";
import { Money, Time } from "../../shared/format/money.tsx";
import { useText } from "../../shared/language/text.ts";
import { Icon } from "../../shared/pictures/icon.tsx";
import { RebateLines } from "./rebate-lines.tsx";

const DAY = dateFormat({ dateStyle: "medium", timeZone: "UTC" });

/** The rebate of a day, and by category once it is opened. */
export function RebateRow({ rebate }: { rebate: Rebate }) {
  const t = useText("rebate");
  const { day, amount, lines, creditedAt, creditedBy } = rebate;
  return (
    <details className="group py-1">
      <summary className="flex min-h-11 cursor-pointer flex-wrap items-center justify-between gap-x-4">
        <span className="grid">
          <span className="font-semibold">{DAY.format(new Date(`${day}T00:00:00Z`))}</span>
          <span className="text-sm text-soft">
            {t.rich(creditedAt === null ? "until" : "at", {
              time: () => <Time key="time" at={creditedAt ?? creditedBy} />,
            })}
          </span>
        </span>
        <span className="ms-auto flex items-center gap-2 font-semibold">
          <Money amount={amount} />
          <Icon name="down" size={18} className="text-soft group-open:rotate-180" />
        </span>
      </summary>
      <div className="pb-3">
        <RebateLines lines={lines} amount={amount} />
      </div>
    </details>
  );
}
