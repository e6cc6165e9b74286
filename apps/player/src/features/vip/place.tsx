import type { VipLevel, VipPlace } from "@perya/api-client/player";
import { VipLabel } from "../../shared/brand/vip-label.tsx";
import { useText } from "../../shared/language/text.ts";
import { Card } from "../../shared/layout/page.tsx";
import { Benefits } from "./benefits.tsx";
import { Progress } from "./progress.tsx";

interface PlaceProps {
  readonly levels: readonly VipLevel[];
  readonly place: VipPlace;
}

/** Where a member is, what keeps the level, and the way to the next one. */
export function Place({ levels, place }: PlaceProps) {
  const t = useText("vip");
  const [own, next] = [levels[place.level - 1], levels[place.level]];
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <Card>
        <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-display text-2xl font-bold">
          {own ? t("yours") : t("notYet")}
          {own && <Chip level={own} />}
        </h2>
        {own ? <Kept own={own} place={place} /> : <p className="text-soft">{t("notYetText")}</p>}
      </Card>
      <Card>
        <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-display text-2xl font-bold">
          {next ? t("next") : t("top")}
          {next && <Chip level={next} />}
        </h2>
        {next ? <Way next={next} place={place} /> : <p className="text-soft">{t("topText")}</p>}
      </Card>
    </div>
  );
}

const Chip = ({ level: { label, color, background } }: { level: VipLevel }) => (
  <VipLabel name={label} color={color} background={background} className="text-base" />
);

function Kept({ own, place }: { own: VipLevel; place: VipPlace }) {
  const t = useText("vip");
  if (place.floor >= place.level) return <p className="text-soft">{t("granted")}</p>;
  return (
    <>
      {own.keepTurnover.amount !== "0" && (
        <Progress name={t("month")} have={place.monthTurnover} needed={own.keepTurnover} />
      )}
      <p className="text-soft">{place.isSafe ? t("safe") : t("keep")}</p>
    </>
  );
}

/** What is missing on the way to the next level, and what it brings. */
function Way({ next, place }: { next: VipLevel; place: VipPlace }) {
  const t = useText("vip");
  return (
    <>
      <Progress name={t("deposits")} have={place.deposits} needed={next.deposits} />
      <Progress name={t("turnover")} have={place.turnover} needed={next.turnover} />
      {place.isRegained && next.keepTurnover.amount !== "0" && (
        <>
          <Progress name={t("month")} have={place.monthTurnover} needed={next.keepTurnover} />
          <p className="text-soft">{t("regain")}</p>
        </>
      )}
      <h3 className="font-semibold">{t("brings")}</h3>
      <Benefits level={next} />
    </>
  );
}
