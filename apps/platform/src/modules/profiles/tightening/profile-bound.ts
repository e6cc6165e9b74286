import { readClock } from "@perya/postgres";
import type { SettingBound } from "../../settings/index.ts";
import { checkSetting } from "../rules/bound-for.ts";
import { lawAt, readLaws } from "../versions/read-laws.ts";
import { SETTING_FIELDS } from "./setting-fields.ts";

/**
 * Refuses a setting that is looser than the brand's profiles allow at the time of the change.
 * Nothing is changed silently.
 */
export const profileBound: SettingBound = async (tx, brand, section, value) => {
  const own = SETTING_FIELDS.filter((one) => one.section === section);
  if (own.length === 0) return undefined;
  const [laws, now] = [await readLaws(tx, brand), await readClock(tx)];
  const { folded } = lawAt(laws, now.epochMilliseconds);
  for (const { field, in: settingsIn } of own)
    for (const setting of settingsIn(value)) {
      const { accepted, bound } = checkSetting(folded, field, setting.value);
      if (accepted || !bound) continue;
      return {
        code: "PROFILE_LIMIT",
        rule: bound.rule,
        bound: typeof bound.value === "object" ? JSON.stringify(bound.value) : String(bound.value),
        unit: bound.unit,
        source: bound.source,
        field: setting.path,
        message: bound.sentence,
      };
    }
  return undefined;
};
