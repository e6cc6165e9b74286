import type { VipLevel } from "@perya/api-client/player";
import { VipLabel } from "../../shared/brand/vip-label.tsx";
import { Money } from "../../shared/format/money.tsx";
import { useText } from "../../shared/language/text.ts";
import { Facts } from "../../shared/layout/page.tsx";
import { Benefits } from "./benefits.tsx";

interface LadderProps {
  readonly levels: readonly VipLevel[];
  /** The member's own, 0 for none; undefined for a guest. */
  readonly level: number | undefined;
}

/** All levels from the lowest to the highest, with what each asks for and brings. */
export function Ladder({ levels, level }: LadderProps) {
  const t = useText("vip");
  return (
    <section aria-labelledby="vip-ladder" className="grid gap-4">
      <h2 id="vip-ladder" className="font-display text-2xl font-bold">
        {t("ladder")}
      </h2>
      <ol className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {levels.map((one) => (
          <li
            key={one.level}
            aria-current={one.level === level ? "true" : undefined}
            className="grid content-start gap-3 rounded-2xl border border-line bg-raised p-4 aria-current:border-2 aria-current:border-bulb sm:p-5"
          >
            <h3 className="flex flex-wrap items-center justify-between gap-2">
              <VipLabel name={one.label} color={one.color} background={one.background} />
              {one.level === level && <span className="text-sm font-semibold">{t("here")}</span>}
            </h3>
            <Facts
              facts={[
                [t("asks.deposits"), <Money key="deposits" amount={one.deposits} />],
                [t("asks.turnover"), <Money key="turnover" amount={one.turnover} />],
                [
                  t("asks.keep"),
                  one.keepTurnover.amount === "0" ? (
                    t("asks.nothing")
                  ) : (
                    <Money key="keep" amount={one.keepTurnover} />
                  ),
                ],
              ]}
            />
            <Benefits level={one} />
          </li>
        ))}
      </ol>
    </section>
  );
}
