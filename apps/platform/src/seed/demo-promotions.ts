import type { LanguageCode } from "@perya/languages";
import { UNITS_PER_MAJOR } from "@perya/money";
import type { PromotionDraft } from "../modules/promotions/index.ts";

type Said = readonly [title: string, about: string];
/** The languages that the site is written in. */
type SiteLanguage = "EN" | "TY" | "VI" | "CN" | "AR";

const WELCOME: Readonly<Record<SiteLanguage, Said>> = {
  EN: ["Welcome match", "Your first deposit doubled, up to ₱1,000.00."],
  TY: ["Pambungad na bonus", "Doble ang unang deposito mo, hanggang ₱1,000.00."],
  VI: ["Thưởng chào mừng", "Nhân đôi lần nạp tiền đầu tiên, tối đa ₱1,000.00."],
  CN: ["新会员迎新礼", "首次存款翻倍，最高 ₱1,000.00。"],
  AR: ["مكافأة الترحيب", "نضاعف إيداعك الأول حتى ₱1,000.00."],
};
const DAILY: Readonly<Record<SiteLanguage, Said>> = {
  EN: ["Daily top-up", "20 % more on one deposit a day, up to ₱200.00."],
  TY: ["Dagdag araw-araw", "20 % na dagdag sa isang deposito bawat araw, hanggang ₱200.00."],
  VI: ["Nạp thêm mỗi ngày", "Thêm 20 % cho một lần nạp tiền mỗi ngày, tối đa ₱200.00."],
  CN: ["每日加赠", "每日一笔存款加赠 20 %，最高 ₱200.00。"],
  AR: ["زيادة يومية", "زيادة 20 % على إيداع واحد كل يوم حتى ₱200.00."],
};
const CASHBACK: Readonly<Record<SiteLanguage, Said>> = {
  EN: ["Weekly cashback", "5 % of a week's net loss comes back, up to ₱500.00."],
  TY: ["Lingguhang cashback", "Ibinabalik ang 5 % ng netong talo sa linggo, hanggang ₱500.00."],
  VI: ["Hoàn tiền thua cược hằng tuần", "Hoàn 5 % số tiền thua ròng trong tuần, tối đa ₱500.00."],
  CN: ["每周返现", "返还一周净亏损的 5 %，最高 ₱500.00。"],
  AR: ["كاش باك أسبوعي", "نعيد 5 % من صافي خسارة الأسبوع حتى ₱500.00."],
};
const TERMS: Readonly<Record<SiteLanguage, string>> = {
  EN: "<p>One account of a person is given it. All of it is play money.</p>",
  TY: "<p>Isang account lang ng bawat tao ang mabibigyan. Play money ang lahat ng ito.</p>",
  VI: "<p>Mỗi người chỉ một tài khoản được nhận. Tất cả đều là tiền chơi thử.</p>",
  CN: "<p>每人仅限一个账户领取。全部为试玩币。</p>",
  AR: "<p>تُمنح لحساب واحد فقط لكل شخص. كلها نقود للعب فقط.</p>",
};
const SLOTS_AND_FAIR = { RNG: 10_000, INHOUSE: 10_000, LOTTERY: 10_000, FISH: 5_000, LIVE: 1_500 };

const units = (pesos: bigint) => (pesos * UNITS_PER_MAJOR).toString();

const SAME = {
  audience: {
    countries: [],
    levels: [],
    registeredFrom: null,
    registeredBefore: null,
    heldOutPpm: 0,
  },
  language: "EN",
  picture: "",
  startsAt: null,
  endsAt: null,
} as const;
const WAGERING = {
  weights: SLOTS_AND_FAIR,
  maxCashOutTimes: null,
  maxBet: null,
  hardBlock: false,
} as const;

/** The demo brand's promotions, in every language the site is written in. */
export function demoPromotions(): PromotionDraft[] {
  const conditions = {
    ...WAGERING,
    type: "DEPOSIT_MATCH",
    methods: [],
    minDeposit: units(100n),
    base: "DB",
    keys: ["account", "device", "phone", "document"],
  } as const;
  return [
    cashback(),
    {
      ...SAME,
      category: "daily",
      words: wordsOf(DAILY),
      rule: {
        ...conditions,
        methods: [],
        keys: [...conditions.keys],
        occasion: "DAILY",
        percentBps: 2_000,
        cap: units(200n),
        times: 5,
        days: 7,
      },
      budgetUnits: null,
    },
    {
      ...SAME,
      category: "new_player",
      words: wordsOf(WELCOME),
      rule: {
        ...conditions,
        methods: [],
        keys: [...conditions.keys],
        occasion: "FIRST",
        percentBps: 10_000,
        cap: units(1_000n),
        times: 12,
        days: 30,
      },
      budgetUnits: 1_000_000n * UNITS_PER_MAJOR,
    },
  ];
}

/** A share of what a player lost in a week. */
function cashback(): PromotionDraft {
  return {
    ...SAME,
    category: "special",
    words: wordsOf(CASHBACK),
    rule: {
      ...WAGERING,
      type: "CASHBACK",
      occasion: "WEEKLY",
      categories: [],
      minLoss: units(100n),
      percentBps: 500,
      cap: units(500n),
      payment: "CLAIM",
      claimDays: 7,
      times: 1,
      base: "B",
      days: 7,
      keys: [],
    },
    budgetUnits: null,
  };
}

function wordsOf(said: Readonly<Record<SiteLanguage, Said>>): PromotionDraft["words"] {
  const all = Object.entries(said) as [SiteLanguage & LanguageCode, Said][];
  return Object.fromEntries(
    all.map(([code, [title, about]]) => [code, { title, about, terms: TERMS[code] }]),
  );
}
