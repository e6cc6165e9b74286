import { SECTIONS } from "../settings.ts";
import type { SettingBound } from "./setting-bound.ts";

/** No age of the registration form is below the minimum of the brand's jurisdiction. */
export const ageBound: SettingBound = async (_tx, brand, section, value) => {
  if (section !== "register") return undefined;
  const ages = SECTIONS.register.parse(value);
  const field = (["ageConfirmation", "birthdayAge"] as const).find(
    (name) => ages[name] < brand.minimumAge,
  );
  return field === undefined
    ? undefined
    : {
        code: "BELOW_JURISDICTION",
        rule: "brand.minimumAge",
        bound: String(brand.minimumAge),
        unit: "years",
        source: null,
        field,
        message: "That age is below the minimum of this brand's jurisdiction.",
      };
};
