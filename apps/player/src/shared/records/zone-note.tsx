import { useBrand } from "../brand/brand.ts";
import { DATES } from "../language/language.ts";
import { useText } from "../language/text.ts";

/** Says which zone the days and times of a page are in. */
export function ZoneNote() {
  const t = useText("filter");
  const { zone } = useBrand();
  const name = (timeZoneName: "long" | "shortOffset") =>
    new Intl.DateTimeFormat(DATES, { timeZone: zone, timeZoneName })
      .formatToParts()
      .find(({ type }) => type === "timeZoneName")?.value ?? zone;
  const [long, offset] = [name("long"), name("shortOffset")];
  return (
    <p className="text-sm text-soft">
      {t("zone", { zone: long === offset ? `${zone} (${offset})` : `${long} (${offset})` })}
    </p>
  );
}
