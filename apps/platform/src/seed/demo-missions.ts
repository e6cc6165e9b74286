import type { LanguageCode } from "@perya/languages";
import { UNITS_PER_MAJOR } from "@perya/money";
import type { MissionDraft } from "../modules/missions/index.ts";

type Said = readonly [title: string, text: string];
/** The languages that the site is written in. */
type SiteLanguage = "EN" | "TY" | "VI" | "CN" | "AR";
type Told = Readonly<Record<SiteLanguage, Said>>;

const KNOWN: Told = {
  EN: ["Show who you are", "Verify your account once and the first reward is yours."],
  TY: ["Ipakilala ang sarili", "I-verify ang account mo nang isang beses at iyo ang unang premyo."],
  VI: ["Xác minh tài khoản", "Xác minh tài khoản một lần để nhận phần thưởng đầu tiên."],
  CN: ["完成认证", "完成账户认证，领取首份奖励。"],
  AR: ["عرّفنا بنفسك", "وثّق حسابك مرة واحدة واحصل على أول مكافأة."],
};
const PLAYED: Told = {
  EN: ["A day at the fair", "Play any of our games today."],
  TY: ["Isang araw sa perya", "Laruin ang alinman sa mga laro namin ngayong araw."],
  VI: ["Một ngày ở hội chợ", "Chơi bất kỳ trò chơi nào trong hôm nay."],
  CN: ["游园一日", "今天畅玩任意游戏。"],
  AR: ["يوم في الكرنفال", "العب أيًا من ألعابنا اليوم."],
};
const WON: Told = {
  EN: ["Twenty times lucky", "Win twenty rounds this week, on any game."],
  TY: ["Dalawampung swerte", "Manalo ng dalawampung round ngayong linggo, sa kahit anong laro."],
  VI: ["Hai mươi lần may mắn", "Thắng hai mươi ván trong tuần này, ở bất kỳ trò chơi nào."],
  CN: ["好运二十连", "本周在任意游戏中赢得二十局。"],
  AR: ["عشرون مرة محظوظة", "اربح عشرين جولة هذا الأسبوع في أي لعبة."],
};
const PAID_IN: Told = {
  EN: ["Three deposits", "Deposit three times this week, whatever the amount."],
  TY: ["Tatlong deposito", "Magdeposito nang tatlong beses ngayong linggo, kahit magkano."],
  VI: ["Ba lần nạp tiền", "Nạp tiền ba lần trong tuần này, bất kể số tiền."],
  CN: ["存款三次", "本周完成三次存款，金额不限。"],
  AR: ["ثلاثة إيداعات", "أودِع ثلاث مرات هذا الأسبوع بأي مبلغ."],
};
const CAME: Told = {
  EN: ["Five days of the week", "Check in on five days of this week."],
  TY: ["Limang araw sa linggo", "Mag-check in nang limang araw ngayong linggo."],
  VI: ["Năm ngày trong tuần", "Điểm danh năm ngày trong tuần này."],
  CN: ["一周五天", "本周签到五天。"],
  AR: ["خمسة أيام في الأسبوع", "سجّل حضورك خمسة أيام هذا الأسبوع."],
};

const NO_CASH = { cash: 0n, wagerTimes: 1 } as const;
const cash = (amount: bigint) => ({ cash: amount * UNITS_PER_MAJOR, wagerTimes: 1 }) as const;
type Terms = Pick<MissionDraft, "kind" | "span" | "target" | "points" | "cash" | "wagerTimes">;

const MISSIONS: readonly (readonly [Told, Terms])[] = [
  [KNOWN, { kind: "KYC", span: "ONCE", target: 1n, points: 10n, ...cash(20n) }],
  [
    PLAYED,
    {
      kind: "TURNOVER",
      span: "DAILY",
      target: 500n * UNITS_PER_MAJOR,
      points: 20n,
      ...NO_CASH,
    },
  ],
  [CAME, { kind: "SIGN_IN", span: "WEEKLY", target: 5n, points: 30n, ...NO_CASH }],
  [WON, { kind: "WIN_COUNT", span: "WEEKLY", target: 20n, points: 50n, ...NO_CASH }],
  [PAID_IN, { kind: "DEPOSIT_COUNT", span: "WEEKLY", target: 3n, points: 30n, ...cash(20n) }],
];

/** The demo brand's missions, in its currency. */
export function demoMissions(currency: string): MissionDraft[] {
  return MISSIONS.map(([told, terms], at) => ({
    ...terms,
    category: null,
    vipLevel: 0,
    language: "EN",
    words: Object.fromEntries(
      Object.entries(told).map(([code, [title, text]]) => [code as LanguageCode, { title, text }]),
    ),
    currency,
    order: (at + 1) * 10,
    startsAt: null,
    endsAt: null,
  }));
}

/** What checking in on days in a row brings at the demo brand. */
export const DEMO_SIGN_IN = {
  days: [5, 5, 10, 10, 15, 20, 30].map((points, at) => ({
    points,
    cash: at === 6 ? (20n * UNITS_PER_MAJOR).toString() : "0",
  })),
};
