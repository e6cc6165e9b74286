import type { LanguageCode } from "@perya/languages";
import { UNITS_PER_MAJOR } from "@perya/money";
import type { RaffleDraft } from "../modules/giveaways/index.ts";

const WORDS = {
  EN: ["Lantern raffle", "Every game brings tickets. The lanterns are drawn at the end."],
  TY: ["Raffle ng parol", "May tiket sa bawat laro. Bubunutin ang mga parol sa dulo."],
  VI: ["Bốc thăm đèn lồng", "Trò chơi nào cũng mang lại vé. Đèn lồng được bốc thăm vào cuối kỳ."],
  CN: ["灯笼抽奖", "任意游戏皆可得奖券，活动结束时抽取。"],
  AR: ["سحب الفوانيس", "كل لعبة تمنحك تذاكر، والسحب في النهاية."],
} as const satisfies Partial<Record<LanguageCode, readonly [title: string, text: string]>>;
const DAYS = 30;

/** The demo brand's raffle, in its currency, for the days after a time. */
export function demoRaffles(currency: string, now: Temporal.Instant): RaffleDraft[] {
  return [
    {
      language: "EN",
      words: Object.fromEntries(
        Object.entries(WORDS).map(([code, [title, text]]) => [code, { title, text }]),
      ),
      currency,
      ticketUnits: 1_000n * UNITS_PER_MAJOR,
      mostTickets: 500,
      prizes: [
        { count: 1, cash: 5_000n * UNITS_PER_MAJOR, points: 0n },
        { count: 3, cash: 500n * UNITS_PER_MAJOR, points: 0n },
        { count: 10, cash: 0n, points: 100n },
      ],
      wagerTimes: 1,
      startsAt: null,
      endsAt: now.add({ hours: 24 * DAYS }),
    },
  ];
}
