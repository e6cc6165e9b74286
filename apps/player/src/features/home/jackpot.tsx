import { formatMoney } from "@perya/money";
import { useState } from "react";
import { useBrand } from "../../shared/brand/brand.ts";
import { PauseButton, useAgain, useMotion } from "../../shared/layout/motion.tsx";
import { useText } from "../../shared/language/text.ts";
import { useOnDevice } from "../../shared/device/use-on-device.ts";
import { LOWEST_UNITS, nextJackpot, nextWaitMs, startingJackpot } from "./next-jackpot.ts";

/** The jackpot sign, whose figure is decoration and says so. */
export function Jackpot() {
  const t = useText("home");
  const { currency } = useBrand();
  const { paused, moving, toggle, hold } = useMotion();
  const [units, setUnits] = useState(() => startingJackpot(Date.now()));
  const here = useOnDevice();
  useAgain(moving, nextWaitMs, () => setUnits(nextJackpot));
  return (
    <section
      aria-label={t("jackpot.title")}
      className="relative flex flex-wrap items-center justify-center gap-x-5 gap-y-1 rounded-2xl border border-line bg-overlay px-3 py-3 sm:justify-between sm:px-6"
      {...hold}
    >
      <div className="bulbs absolute inset-x-4 -top-[5px]" aria-hidden="true" />
      <div className="max-sm:text-center">
        <p className="font-display text-lg leading-tight font-extrabold text-bulb-ink sm:text-2xl">
          {t("jackpot.title")}
        </p>
        <p className="text-xs text-soft max-sm:sr-only">{t("jackpot.decoration")}</p>
      </div>
      <div className="flex items-center gap-1">
        <Figure text={formatMoney({ units: here ? units : LOWEST_UNITS, currency })} />
        <PauseButton
          paused={paused}
          onPress={toggle}
          names={[t("jackpot.pause"), t("jackpot.goOn")]}
        />
      </div>
      <p aria-hidden="true" className="basis-full text-center text-xs text-soft sm:hidden">
        {t("jackpot.decoration")}
      </p>
    </section>
  );
}

/** Figures on little boards, as on the signs of a fair. Read out as one amount. */
function Figure({ text }: { text: string }) {
  return (
    <bdi
      dir="ltr"
      data-jackpot
      className="flex items-end text-base leading-none font-bold tabular-nums sm:text-3xl"
    >
      <span className="sr-only">{text}</span>
      {Array.from(text, (letter, at) => (
        <span
          key={text.length - at}
          aria-hidden="true"
          className={/\d/.test(letter) ? "flap" : "px-0.5 text-soft"}
        >
          {letter}
        </span>
      ))}
    </bdi>
  );
}
