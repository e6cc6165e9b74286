import type { SignIn } from "@perya/api-client/player";
import { NAMES } from "../../shared/language/language.ts";
import { useText } from "../../shared/language/text.ts";

const countries = new Intl.DisplayNames([NAMES], { type: "region" });

/** The browser and the place of a sign-in. */
export function Where({
  of: { device, ip, country },
}: {
  of: Pick<SignIn, "device" | "ip" | "country">;
}) {
  const t = useText("devices");
  return (
    <>
      <span className="font-semibold">{device ?? t("unknown")}</span>
      <span className="text-sm break-all text-soft">
        {country ? t("place", { country: countries.of(country) ?? country, ip }) : ip}
      </span>
    </>
  );
}
