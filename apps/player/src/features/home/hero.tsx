import { buttonClass } from "../../shared/controls.tsx";
import { useToken } from "../../shared/session.ts";
import { FairScene } from "./fair-scene.tsx";
import { useText } from "../../shared/text.ts";
import { Link } from "../../shared/routing/link.tsx";

/** The gate of the fair. On a phone the plaza lies below the words, on a desktop behind them. */
export function Hero() {
  const t = useText("home");
  const token = useToken();
  return (
    <section className="relative isolate overflow-hidden rounded-3xl border border-line bg-raised sm:max-lg:grid sm:max-lg:grid-cols-[1fr_40%]">
      <div className="grid max-w-lg gap-4 p-6 pb-3 sm:p-10 lg:min-h-84 lg:content-center lg:pt-16">
        <h1 className="font-display text-4xl leading-none font-extrabold sm:text-5xl lg:text-6xl">{t("hero.title")}</h1>
        <p className="max-w-md text-soft sm:text-lg">{t("hero.text")}</p>
        <div className="flex flex-wrap gap-3">
          {token ? (
            <Link to="/rng" className={buttonClass("primary")}>
              {t("hero.games")}
            </Link>
          ) : (
            <Link to="/register" className={buttonClass("primary")}>
              {t("hero.signUp")}
            </Link>
          )}
          <Link to="/fairness" className={buttonClass("plain")}>
            {t("hero.fair")}
          </Link>
        </div>
      </div>
      <div className="h-44 sm:max-lg:h-auto sm:max-lg:min-h-0 sm:max-lg:[mask-image:linear-gradient(90deg,transparent,#000_35%)] lg:absolute lg:inset-0 lg:-z-10 lg:h-full">
        <FairScene />
      </div>
    </section>
  );
}
