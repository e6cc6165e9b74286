import { toWire } from "@perya/money";
import { languageOf } from "@perya/languages";
import { z } from "zod";
import { languageOfName, wireMoney, wireTime } from "../../http/answers/answer.ts";
import { REWARD_KINDS, type CreditedReward, type OpenReward } from "../../reward-source.ts";
import type { OfKind } from "./open-rewards.ts";

const reward = {
  id: z.string().meta({ description: "Unique in its kind." }),
  kind: z.enum(REWARD_KINDS),
  title: z
    .string()
    .meta({ description: "What the brand calls it; empty where its kind says all." }),
  language: languageOfName("title"),
  period: z.iso
    .date()
    .nullable()
    .meta({ description: "The day it is for, or the first of its span." }),
  cash: wireMoney.nullable(),
  points: z.int(),
  times: z.int().meta({ description: "How often the cash has to be played." }),
};

export const openReward = z
  .object({
    ...reward,
    until: wireTime.nullable(),
    creditsItself: z.boolean().meta({
      description: "At `until` it is credited by itself; otherwise it is lost then.",
    }),
  })
  .meta({ id: "OpenReward", description: "What the player can claim now." });

export const creditedReward = z
  .object({ ...reward, at: wireTime })
  .meta({ id: "CreditedReward", description: "What the player was given." });

const toReward = (
  { id, kind, title, period, cash, points, times }: OfKind<OpenReward | CreditedReward>,
  currency: string,
) => ({
  id,
  kind,
  title: title?.text ?? "",
  language: title ? languageOf(title.code).tag : "",
  period,
  cash: cash > 0n ? toWire({ units: cash, currency }) : null,
  points: Number(points),
  times,
});

export const toOpen =
  (currency: string) =>
  (one: OfKind<OpenReward>): z.infer<typeof openReward> => ({
    ...toReward(one, currency),
    until: one.until?.toString() ?? null,
    creditsItself: one.creditsItself,
  });

export const toCredited =
  (currency: string) =>
  (one: OfKind<CreditedReward>): z.infer<typeof creditedReward> => ({
    ...toReward(one, currency),
    at: one.at.toString(),
  });
