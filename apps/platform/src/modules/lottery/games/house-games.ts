import type { GameType } from "../../catalogue/index.ts";
import type { LotteryGame, PrizeMode } from "../lottery.ts";
import type { Calendar } from "./calendar.ts";
import stations from "./vn-stations.json" with { type: "json" };

/** A game of a new installation. */
type HouseLottery = Omit<
  LotteryGame,
  | "id"
  | "vendorId"
  | "gameId"
  | "vassalage"
  | "source"
  | "feed"
  | "enabled"
  | "iconUrl"
  | "beginsOn"
>;

/** One of the house's vendors with its games. */
export interface HouseLotteries {
  readonly slug: string;
  readonly vassalage: string;
  readonly name: string;
  readonly gameType: GameType;
  readonly games: readonly HouseLottery[];
}

const MINUTE_SECONDS = 60;
const VIETNAM = "Asia/Ho_Chi_Minh";
const CHINA = "Asia/Shanghai";

const FAST_LATE_SECONDS = 120;
const DAILY_LATE_SECONDS = 6 * 3_600;
const DAILY_LOCK_SECONDS = 300;
/** For slow games only: a minute is most of a fast one. */
const CANCEL_SECONDS = 60;

/** The first list a visitor sees. */
const HOT: ReadonlySet<string> = new Set([
  "VN27-1M",
  "VN18-1M",
  "KENO-1M",
  "PK10-1M",
  "K3-1M",
  "SSC-1M",
  "VN-HA-NOI",
  "VN-HCM",
  "VN-DA-NANG",
  "THAI",
  "MARK6",
]);

/** How long before a fast draw sales close. Source: lottery specification, section 1. */
function lockSecondsOf(minutes: number): number {
  if (minutes >= 20) return 60;
  if (minutes >= 10) return 30;
  return minutes >= 5 ? 15 : 5;
}

interface About {
  readonly code: string;
  readonly name: string;
  readonly rules: string;
  readonly tag: string;
  readonly timezone: string;
  readonly prizeMode: PrizeMode;
  readonly defaultMarket?: string;
}

function game(
  about: About,
  more: Pick<HouseLottery, "calendar" | "lockSeconds" | "maxLateSeconds" | "cancelSeconds">,
  sortOrder: number,
): HouseLottery {
  return { defaultMarket: "", ...about, ...more, hot: HOT.has(about.code), sortOrder };
}

/** A game drawn every this many minutes, around the clock. */
function fast(about: About, minutes: number, sortOrder: number): HouseLottery {
  const calendar: Calendar = { kind: "every", seconds: minutes * MINUTE_SECONDS };
  return game(
    about,
    {
      calendar,
      lockSeconds: lockSecondsOf(minutes),
      maxLateSeconds: FAST_LATE_SECONDS,
      cancelSeconds: 0,
    },
    sortOrder,
  );
}

function slow(
  about: About,
  calendar: Calendar,
  sortOrder: number,
  lockSeconds = DAILY_LOCK_SECONDS,
): HouseLottery {
  return game(
    about,
    { calendar, lockSeconds, maxLateSeconds: DAILY_LATE_SECONDS, cancelSeconds: CANCEL_SECONDS },
    sortOrder,
  );
}

const REGIONS = {
  MB: { rules: "vn-north", tag: "VN_NORTH" },
  MT: { rules: "vn-south", tag: "VN_CENTRE" },
  MN: { rules: "vn-south", tag: "VN_SOUTH" },
} as const;

const province = (station: (typeof stations)[number], at: number): HouseLottery => {
  const { rules, tag } = REGIONS[station.region as keyof typeof REGIONS];
  const about = {
    code: station.code,
    name: station.name,
    rules,
    tag,
    timezone: VIETNAM,
    prizeMode: "SEA",
    defaultMarket: "BAO2",
  } as const;
  return slow(
    about,
    { kind: "weekly", days: station.days, at: station.at, opens: "day" },
    200 + at,
  );
};

const vietnam = (lots: 27 | 18, minutes: number, sortOrder: number) => {
  const rules = lots === 27 ? "vn-north" : "vn-south";
  const name =
    minutes === 1 ? `Vietnam ${lots} · 1 minute` : `Vietnam ${lots} · ${minutes} minutes`;
  const about = {
    code: `VN${lots}-${minutes}M`,
    name,
    rules,
    tag: "VN_FAST",
    timezone: VIETNAM,
    prizeMode: "SEA",
    defaultMarket: "BAO2",
  } as const;
  return fast(about, minutes, sortOrder);
};

/** The games of one family, drawn every minute and every five minutes. */
const electronic = (code: string, name: string, rules: string, tag: string, sortOrder: number) =>
  [1, 5].map((minutes, at) =>
    fast(
      {
        code: `${code}-${minutes}M`,
        name: `${name} · ${minutes === 1 ? "1 minute" : "5 minutes"}`,
        rules,
        tag,
        timezone: CHINA,
        prizeMode: "Elott",
      },
      minutes,
      sortOrder + at,
    ),
  );

/** One game of these families in another prize mode. */
const allDay = (
  prizeMode: "Lott" | "ZY",
  code: string,
  name: string,
  rules: string,
  minutes: number,
  sortOrder: number,
) =>
  fast(
    {
      code,
      name: `${name} · ${minutes} minutes`,
      rules,
      tag: prizeMode === "ZY" ? "ZY" : "LOTT",
      timezone: CHINA,
      prizeMode,
    },
    minutes,
    sortOrder,
  );

const markSix = slow(
  {
    code: "MARK6",
    name: "Mark Six",
    rules: "mark-six",
    tag: "LOTT",
    timezone: "Asia/Hong_Kong",
    prizeMode: "Lott",
  },
  { kind: "weekly", days: [3, 5, 7], at: "21:30", opens: "previous" },
  300,
);

const thai = slow(
  {
    code: "THAI",
    name: "Thai Lottery",
    rules: "thai",
    tag: "THAI",
    timezone: "Asia/Bangkok",
    prizeMode: "SEA",
    defaultMarket: "TOP3",
  },
  { kind: "monthly", days: [1, 16], at: "16:00", opens: "previous" },
  150,
  1_800,
);

/**
 * All initial games of the house, under the vendors their bets are booked with. Names, calendars
 * and everything else are the operator's to change afterwards.
 */
export const HOUSE_LOTTERIES: readonly HouseLotteries[] = [
  {
    slug: "perya-vn",
    vassalage: "TCG_LOTTO_VN",
    name: "Perya Xổ Số",
    gameType: "LOTT",
    games: stations.map(province),
  },
  {
    slug: "perya-sea",
    vassalage: "TCG_SEA",
    name: "Perya SEA Lottery",
    gameType: "LOTT",
    games: [
      vietnam(27, 1, 10),
      vietnam(27, 5, 11),
      vietnam(27, 30, 12),
      vietnam(18, 1, 13),
      vietnam(18, 5, 14),
      thai,
    ],
  },
  {
    slug: "perya-lott",
    vassalage: "LOTT",
    name: "Perya Lottery",
    gameType: "LOTT",
    games: [
      markSix,
      allDay("Lott", "LOTT-SSC-20M", "SSC", "ssc", 20, 310),
      allDay("Lott", "LOTT-11X5-20M", "11x5", "11x5", 20, 311),
      allDay("Lott", "LOTT-K3-20M", "K3, triples lose", "k3-triples-lose", 20, 312),
      allDay("ZY", "ZY-SSC-10M", "ZY SSC", "ssc", 10, 320),
      allDay("ZY", "ZY-11X5-10M", "ZY 11x5", "11x5", 10, 321),
      allDay("ZY", "ZY-PK10-10M", "ZY PK10", "pk10", 10, 322),
    ],
  },
  {
    slug: "perya-elott",
    vassalage: "ELOTT",
    name: "Perya Fast Lottery",
    gameType: "ELOTT",
    games: [
      ...electronic("KENO", "Keno", "keno", "KENO", 20),
      ...electronic("K3", "K3", "k3", "ELOTT", 30),
      ...electronic("PK10", "PK10", "pk10", "ELOTT", 40),
      ...electronic("SSC", "SSC", "ssc", "ELOTT", 50),
      fast(
        {
          code: "HN5-5M",
          name: "Hanoi 5 · 5 minutes",
          rules: "ssc",
          tag: "ELOTT",
          timezone: VIETNAM,
          prizeMode: "Elott",
        },
        5,
        60,
      ),
      ...electronic("11X5", "11x5", "11x5", "ELOTT", 70),
    ],
  },
];
