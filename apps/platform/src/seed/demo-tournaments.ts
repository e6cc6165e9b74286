import type { LanguageCode } from "@perya/languages";
import { UNITS_PER_MAJOR } from "@perya/money";
import type { SentTournament } from "../modules/tournaments/index.ts";

type Said = readonly [title: string, text: string];
/** The languages that the site is written in. */
type Told = Readonly<Record<"EN" | "TY" | "VI" | "CN" | "AR", Said>>;

const FAIR: Told = {
  EN: ["The long fair", "Every bet on any game counts. The ten who play most share the prizes."],
  TY: ["Ang mahabang perya", "Bilang ang bawat taya. Sa sampung nangunguna ang mga premyo."],
  VI: ["Hội chợ dài ngày", "Mọi cược đều được tính. Mười người dẫn đầu chia nhau giải thưởng."],
  CN: ["狂欢长周", "任意游戏投注均计入，前十名瓜分奖金。"],
  AR: ["الكرنفال الطويل", "كل رهان في أي لعبة يُحتسب، والجوائز لأصحاب المراكز العشرة الأولى."],
};
const LEAP: Told = {
  EN: ["The highest leap", "One round is enough: the best multiplier on any game wins."],
  TY: ["Ang pinakamataas na lundag", "Isang round lang: panalo ang pinakamataas na multiplier."],
  VI: ["Cú nhảy cao nhất", "Chỉ cần một ván: hệ số nhân cao nhất sẽ thắng."],
  CN: ["最高一跃", "一局定胜负：任意游戏中倍数最高者获胜。"],
  AR: ["القفزة الأعلى", "جولة واحدة تكفي: أعلى مضاعِف في أي لعبة يفوز."],
};

const DAYS = 24;
const wordsOf = (told: Told): SentTournament["words"] =>
  Object.fromEntries(
    Object.entries(told).map(([code, [title, text]]) => [code as LanguageCode, { title, text }]),
  );
const units = (...amounts: readonly bigint[]) => amounts.map((one) => one * UNITS_PER_MAJOR);

/** The demo brand's tournaments: a leaderboard of two weeks, and one that is joined for a fee. */
export function demoTournaments(currency: string): SentTournament[] {
  const now = Temporal.Now.instant();
  const common = { categories: [], games: [], language: "EN", currency, startsAt: null } as const;
  return [
    {
      ...common,
      score: "TURNOVER",
      entry: "OPEN",
      fee: 0n,
      feeTo: null,
      minStake: 0n,
      prizes: units(1_000n, 500n, 300n, 200n, 200n, 100n, 100n, 100n, 100n, 100n),
      shares: [],
      wagerTimes: 1,
      words: wordsOf(FAIR),
      endsAt: now.add({ hours: 14 * DAYS }),
    },
    {
      ...common,
      score: "MULTIPLIER",
      entry: "PAID",
      fee: 20n * UNITS_PER_MAJOR,
      feeTo: "POOL",
      minStake: 1n * UNITS_PER_MAJOR,
      prizes: units(500n),
      shares: [5_000, 3_000, 2_000],
      wagerTimes: 1,
      words: wordsOf(LEAP),
      endsAt: now.add({ hours: 7 * DAYS }),
    },
  ];
}
