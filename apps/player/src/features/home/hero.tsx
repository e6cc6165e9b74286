import { useBrand } from "../../shared/brand/brand.ts";
import { ByVisitor } from "../../shared/session/by-visitor.tsx";
import { buttonClass } from "../../shared/forms/controls.tsx";
import { Link } from "../../shared/routing/link.tsx";
import { useText } from "../../shared/language/text.ts";
import { BulbString, HeroScene } from "./hero-scene.tsx";
import { Jackpot } from "./jackpot.tsx";

/**
 * The gate of the fair, with its sign below. On a phone the plaza lies below the words, on a
 * desktop behind them.
 */
export function Hero() {
  const t = useText("home");
  const { activity } = useBrand();
  return (
    <section className="overflow-hidden rounded-3xl border border-line bg-raised">
      <div className="relative isolate pt-9 sm:max-lg:grid sm:max-lg:grid-cols-[1fr_40%]">
        <BulbString className="absolute inset-x-0 top-0 -z-10 h-15 w-full" />
        <div className="grid max-w-xl gap-3 p-5 pb-2 sm:gap-4 sm:p-10 lg:min-h-60 lg:content-center lg:pt-4 lg:pb-8">
          <h1 className="font-display text-4xl leading-none font-extrabold sm:text-5xl ">
            {t("hero.title")}
          </h1>
          <p className="max-w-md text-soft sm:text-lg">{t("hero.text")}</p>
          <div className="flex flex-wrap gap-3">
            <ByVisitor
              guest={
                <Link to="/register" className={buttonClass("primary")}>
                  {t("hero.signUp")}
                </Link>
              }
              member={
                <Link to="/rng" className={buttonClass("primary")}>
                  {t("hero.games")}
                </Link>
              }
            />
            <Link to="/fairness" className={buttonClass("plain")}>
              {t("hero.fair")}
            </Link>
          </div>
        </div>
        <div className="h-24 sm:max-lg:h-auto sm:max-lg:min-h-0 sm:max-lg:[mask-image:linear-gradient(90deg,transparent,#000_35%)] lg:absolute lg:inset-0 lg:-z-10 lg:h-full">
          <HeroScene />
        </div>
      </div>
      {activity.jackpot && <Jackpot />}
    </section>
  );
}
