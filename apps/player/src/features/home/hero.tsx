import { ByVisitor } from "../../shared/session/by-visitor.tsx";
import { buttonClass } from "../../shared/forms/controls.tsx";
import { Link } from "../../shared/routing/link.tsx";
import { useText } from "../../shared/language/text.ts";
import { BulbString, HeroScene } from "./hero-scene.tsx";

/**
 * The gate of the fair, with the plaza behind its words. It is low: the games are what one comes
 * for. On a phone the search stands on its lower half.
 */
export function Hero() {
  const t = useText("home");
  return (
    <section className="relative isolate h-28 min-w-0 overflow-hidden rounded-2xl border border-line bg-raised sm:h-44 lg:h-55">
      <BulbString className="absolute inset-x-0 top-0 -z-10 h-10 w-full sm:h-15" />
      <div className="absolute inset-y-0 end-0 -z-10 w-full opacity-60 sm:opacity-100">
        <HeroScene />
      </div>
      <div className="grid p-3 pt-4 sm:h-full sm:max-w-lg sm:content-end sm:justify-items-start sm:gap-2 sm:p-6 lg:max-w-xl lg:px-8">
        <h1 className="font-display text-2xl leading-none font-extrabold sm:text-4xl lg:text-5xl">
          {t("hero.title")}
        </h1>
        <p className="max-w-md text-soft max-lg:hidden">{t("hero.text")}</p>
        <div className="flex items-center gap-4 max-sm:hidden">
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
          <Link
            to="/fairness"
            className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          >
            {t("hero.fair")}
          </Link>
        </div>
      </div>
    </section>
  );
}
