import { buttonClass } from "../../shared/forms/controls.tsx";
import { Icon, type IconName } from "../../shared/pictures/icon.tsx";
import { Page } from "../../shared/layout/page.tsx";
import { Link } from "../../shared/routing/link.tsx";
import { useText } from "../../shared/language/text.ts";
import { ClosedArt } from "./closed-art.tsx";

const FEATURES = {
  bonus: { colour: "var(--coral)", icon: "bonus" },
} as const satisfies Readonly<Record<string, { colour: string; icon: IconName }>>;

export type SoonName = keyof typeof FEATURES;

/**
 * A feature that is not available yet: says so, what it will offer, and links to what is open.
 */
export function Soon({ name }: { name: SoonName }) {
  const t = useText("soon");
  const { colour, icon } = FEATURES[name];
  return (
    <Page title={t(`${name}.title`)} middle>
      <section className="grid items-center gap-6 overflow-hidden rounded-3xl border border-line bg-raised md:grid-cols-2">
        <div className="relative">
          <ClosedArt colour={colour} />
          <span className="absolute inset-x-0 top-[50%] grid justify-items-center text-soft">
            <span className="rounded-full bg-ground p-3">
              <Icon name={icon} size={40} />
            </span>
          </span>
        </div>
        <div className="grid justify-items-start gap-4 p-6 pt-0 md:ps-0 md:pt-6">
          <h2 className="font-display text-2xl leading-tight font-bold">{t(`${name}.now`)}</h2>
          <p className="text-soft">{t(`${name}.later`)}</p>
          <div className="flex flex-wrap gap-3">
            <Link to="/hot" className={buttonClass("primary")}>
              {t("games")}
            </Link>
            <Link to="/promotions" className={buttonClass("plain")}>
              {t("promotions")}
            </Link>
          </div>
        </div>
      </section>
    </Page>
  );
}
