import { Refusal } from "../../../http/answers/answer.ts";
import { joinRefusals, refusalsOf, type Refusals } from "../../../http/answers/refusals.ts";
import { BOUND_CODES } from "../bounds/setting-bound.ts";
import type { saveSettings } from "./save-settings.ts";

const SENTENCES = {
  CHANGED_MEANWHILE: [409, "A colleague changed this in the meantime. Check it again, then save."],
  ASKED_ALREADY: [409, "A change of these settings is already waiting for a second person."],
  SAME_AS_BEFORE: [422, "These settings are in force already."],
  REASON_NEEDED: [422, "Another person has to approve this: tell them why."],
} as const;

/** Every refusal of saving a section, by status. */
export const SAVE_REFUSALS: Refusals = joinRefusals(refusalsOf(SENTENCES), { 422: BOUND_CODES });

type Refused = Exclude<Awaited<ReturnType<typeof saveSettings>>, { ok: true }>;

/** A refusal to save as the HTTP answer; a bound's names the rule and the field. */
export function refusalOf(refused: Refused): Refusal {
  if ("broken" in refused) {
    const { code, message, ...about } = refused.broken;
    return new Refusal(422, code, message, about);
  }
  const [status, sentence] = SENTENCES[refused.refusal];
  return new Refusal(status, refused.refusal, sentence);
}
