import type { Platform } from "../../../platform.ts";
import type { Brand } from "../../brands/index.ts";
import { settingsOf } from "../../settings/index.ts";
import type { Law } from "../versions/laws.ts";
import { SETTING_FIELDS } from "./setting-fields.ts";
import { tightened } from "./tightened.ts";

/** A setting that a brand's profiles override from a day on. */
export interface TighteningRow {
  readonly label: string;
  readonly field: string;
  readonly current: string;
  readonly bound: string;
  readonly unit: string | null;
  readonly rule: string;
  readonly sentence: string;
}

/** The settings of a brand that a law does not accept. */
export async function tighteningOf(
  platform: Platform,
  brand: Brand,
  law: Law,
): Promise<readonly TighteningRow[]> {
  const own = brand.realMoney ? { currencies: [brand.currency] } : undefined;
  const settings: Readonly<Record<string, unknown>> = {
    ...(await settingsOf(platform, brand.id)),
    brand: own,
  };
  return SETTING_FIELDS.flatMap(({ section, field, in: settingsIn }) =>
    settingsIn(settings[section]).flatMap(({ label, value }) =>
      tightened(law.folded, { [field]: value }).map(({ setting, current, bound }) => ({
        label,
        field: setting,
        current: String(current),
        bound: String(bound.value),
        unit: bound.unit,
        rule: bound.rule,
        sentence: bound.sentence,
      })),
    ),
  );
}
