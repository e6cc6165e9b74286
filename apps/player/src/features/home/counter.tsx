import { formatMoney } from "@perya/money";
import { useState } from "react";
import { useBrand } from "../../shared/brand/brand.ts";
import { PauseButton, useAgain, useMotion } from "../../shared/layout/motion.tsx";
import { useText } from "../../shared/language/text.ts";
import { useOnDevice } from "../../shared/device/use-on-device.ts";
import { Figure } from "./figure.tsx";
import { LOWEST_UNITS, nextFigure, nextWaitMs, startingFigure } from "./next-figure.ts";

/** The counter, whose figure is decoration and says so: it is no jackpot. */
export function Counter() {
  const t = useText("home");
  const { currency } = useBrand();
  const { paused, moving, toggle, hold } = useMotion();
  const [units, setUnits] = useState(() => startingFigure(Date.now()));
  const here = useOnDevice();
  useAgain(moving, nextWaitMs, () => setUnits(nextFigure));
  return (
    <section
      aria-label={t("counter.title")}
      className="relative flex flex-wrap items-center justify-center gap-x-5 gap-y-1 rounded-2xl border border-line bg-overlay px-3 py-3 sm:justify-between sm:px-6"
      {...hold}
    >
      <div className="bulbs absolute inset-x-4 -top-[5px]" aria-hidden="true" />
      <div className="max-sm:text-center">
        <p className="font-display text-lg leading-tight font-extrabold text-bulb-ink sm:text-2xl">
          {t("counter.title")}
        </p>
        <p className="text-xs text-soft max-sm:sr-only">{t("counter.decoration")}</p>
      </div>
      <div className="flex items-center gap-1">
        <Figure text={formatMoney({ units: here ? units : LOWEST_UNITS, currency })} />
        <PauseButton
          paused={paused}
          onPress={toggle}
          names={[t("counter.pause"), t("counter.goOn")]}
        />
      </div>
      <p aria-hidden="true" className="basis-full text-center text-xs text-soft sm:hidden">
        {t("counter.decoration")}
      </p>
    </section>
  );
}
