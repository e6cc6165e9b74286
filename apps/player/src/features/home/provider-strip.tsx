import { useQuery } from "@tanstack/react-query";
import { Link } from "../../shared/routing/link.tsx";
import { Carousel } from "../../shared/layout/carousel.tsx";
import { Wordmark } from "../../shared/games/wordmark.tsx";
import { useText } from "../../shared/language/text.ts";
import { VENDORS } from "../../shared/games/vendors.ts";

/** How long the strip shows the same providers. */
const EVERY_MS = 2_000;
/** More than this many stand in two rows. */
const IN_ONE_ROW = 10;
/** With more than this there are arrows. */
const WITHOUT_ARROWS = 5;
/** The category whose providers are in the strip: slots. */
const CATEGORY = "RNG";

/**
 * The providers of slots as a wall of their signs, each a link to all of their games, and how many
 * there are.
 */
export function ProviderStrip() {
  const t = useText("providers");
  const { data = [] } = useQuery(VENDORS);
  const vendors = data.filter(({ gameCategory }) => gameCategory === CATEGORY);
  const gamesOf = (code: string) =>
    data.reduce((sum, { vassalage, games }) => sum + (vassalage === code ? games : 0), 0);
  if (vendors.length === 0) return null;
  const many = vendors.length > WITHOUT_ARROWS;
  return (
    <Carousel
      label={t("label")}
      names={{ back: t("back"), on: t("on"), pause: t("pause"), goOn: t("goOn") }}
      everyMs={EVERY_MS}
      autoplay={many}
      arrows={many}
      row={`gap-2 auto-cols-[calc((100%-1rem)/3)] sm:gap-3 sm:auto-cols-[calc((100%-2.25rem)/4)] lg:auto-cols-[calc((100%-3rem)/5)] ${vendors.length > IN_ONE_ROW ? "grid-rows-2" : ""}`}
    >
      {vendors.map(({ vassalage, name, logo }) => (
        <li key={vassalage} className="snap-start">
          <Link
            to="/providers"
            search={{ vassalage }}
            className="grid min-h-18 content-center justify-items-center rounded-xl border border-line bg-raised px-2 text-center hover:border-bulb"
          >
            <Wordmark name={name} logo={logo} />
            <span className="text-xs text-soft">{t("games", { games: gamesOf(vassalage) })}</span>
          </Link>
        </li>
      ))}
    </Carousel>
  );
}
