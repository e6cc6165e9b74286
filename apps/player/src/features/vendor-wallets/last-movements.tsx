import type { VendorMovement, VendorWallet } from "@perya/api-client/player";
import { Money, Time } from "../../shared/format/money.tsx";
import { Pill, type Tone } from "../../shared/format/pill.tsx";
import { Card } from "../../shared/layout/page.tsx";
import { useText } from "../../shared/language/text.ts";

const SHOWN = 5;
const ENDS: Readonly<
  Partial<Record<VendorMovement["status"], { end: "DONE" | "REFUSED"; tone: Tone }>>
> = { DONE: { end: "DONE", tone: "good" }, REFUSED: { end: "REFUSED", tone: "bad" } };

interface LastMovementsProps {
  readonly movements: readonly VendorMovement[];
  readonly wallets: readonly VendorWallet[];
}

/** The newest movements to and from vendors, and how each stands. */
export function LastMovements({ movements, wallets }: LastMovementsProps) {
  const t = useText("transfers");
  if (movements.length === 0) return null;
  const nameOf = (slug: string) => wallets.find(({ vendor }) => vendor === slug)?.name ?? slug;
  return (
    <Card>
      <h3 className="font-display text-xl font-bold">{t("last")}</h3>
      <ul className="grid divide-y divide-line">
        {movements.slice(0, SHOWN).map(({ id, vendor, direction, amount, status, at }) => {
          const { end, tone } = ENDS[status] ?? { end: "OPEN" as const, tone: "busy" as const };
          return (
            <li key={id} className="flex items-center justify-between gap-4 py-2.5">
              <div className="min-w-0">
                <p>{t(direction === "IN" ? "in.to" : "out.from", { name: nameOf(vendor) })}</p>
                <p className="text-sm text-soft">
                  <Time at={at} />
                </p>
              </div>
              <div className="text-end">
                <p className="font-semibold tabular-nums">{amount && <Money amount={amount} />}</p>
                <Pill tone={tone}>{t(`end.${end}`)}</Pill>
              </div>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
