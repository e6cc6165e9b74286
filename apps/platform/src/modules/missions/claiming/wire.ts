import type { LanguageCode } from "@perya/languages";
import { languageOf } from "@perya/languages";
import { z } from "zod";
import { languageOfName, wireMoney, wireTime } from "../../../http/answers/answer.ts";
import { VENDOR_CATEGORIES } from "../../catalogue/index.ts";
import { IN_MONEY, MISSION_KINDS, SPANS, wordsIn } from "../making/mission.ts";
import { STATUSES } from "../progress/standing.ts";
import type { MissionOf } from "./missions-of.ts";

const count = z.int().meta({ description: "A count; null where it is an amount." }).nullable();

/** A mission as its player sees it. */
export const wireMission = z
  .object({
    id: z.string(),
    period: z.iso.date().meta({
      description: "The first day of its day or week: claiming names it.",
    }),
    kind: z.enum(MISSION_KINDS),
    category: z.enum(VENDOR_CATEGORIES).nullable(),
    span: z.enum(SPANS),
    status: z.enum(STATUSES),
    title: z.string(),
    text: z.string(),
    language: languageOfName("title"),
    vipLevel: z.int(),
    target: count,
    progress: count,
    targetMoney: wireMoney.nullable(),
    progressMoney: wireMoney.nullable(),
    points: z.int(),
    cash: wireMoney.nullable(),
    wagerTimes: z.int().meta({ description: "How often the cash has to be played." }),
    until: wireTime.nullable().meta({
      description: "Until when it can be done, or claimed once it is done; null for no end.",
    }),
  })
  .meta({ id: "Mission" });

/** A mission in the first language of a reader that its words are in. */
export function toMission(
  { mission, period, status, progress, until }: MissionOf,
  readable: readonly LanguageCode[],
): z.infer<typeof wireMission> {
  const { publicId: id, kind, category, span, vipLevel, target, currency, cash } = mission;
  const { title, text, code } = wordsIn(mission, readable);
  const isMoney = IN_MONEY.has(kind);
  // What was done beyond the target is of no account.
  const shown = progress > target ? target : progress;
  const money = (units: bigint) => ({ amount: units.toString(), currency });
  return {
    id,
    period: period.toString(),
    kind,
    category,
    span,
    status,
    title,
    text,
    language: languageOf(code).tag,
    vipLevel,
    target: isMoney ? null : Number(target),
    progress: isMoney ? null : Number(shown),
    targetMoney: isMoney ? money(target) : null,
    progressMoney: isMoney ? money(shown) : null,
    points: Number(mission.points),
    cash: cash > 0n ? money(cash) : null,
    wagerTimes: mission.wagerTimes,
    until: until?.toString() ?? null,
  };
}
