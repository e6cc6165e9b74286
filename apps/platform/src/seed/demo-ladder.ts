import { UNITS_PER_MAJOR } from "@perya/money";

const units = (pesos: bigint) => (pesos * UNITS_PER_MAJOR).toString();

/**
 * Names in EN, TY, CN, VI and AR, the colours of text and ground, what a level asks for, and its
 * gifts: for reaching it, for a birthday and for a month.
 */
const LEVELS = [
  {
    names: ["Bronze", "Bronze", "青铜", "Đồng", "برونزي"],
    colors: ["#ffe3c8", "#5f3413"],
    asks: [1_000n, 10_000n, 0n],
    pointsBps: 10_000,
    rng: 2_000,
    gifts: [20n, 0n, 0n],
  },
  {
    names: ["Silver", "Silver", "白银", "Bạc", "فضي"],
    colors: ["#1d2630", "#cfd8e3"],
    asks: [5_000n, 50_000n, 5_000n],
    pointsBps: 11_000,
    rng: 3_000,
    gifts: [50n, 100n, 50n],
  },
  {
    names: ["Gold", "Gold", "黄金", "Vàng", "ذهبي"],
    colors: ["#3a2800", "#f5c542"],
    asks: [20_000n, 200_000n, 20_000n],
    pointsBps: 12_500,
    rng: 4_000,
    gifts: [150n, 300n, 100n],
  },
  {
    names: ["Platinum", "Platinum", "铂金", "Bạch kim", "بلاتيني"],
    colors: ["#0d2c3a", "#a9e4ef"],
    asks: [50_000n, 600_000n, 60_000n],
    pointsBps: 15_000,
    rng: 6_000,
    gifts: [500n, 1_000n, 300n],
  },
  {
    names: ["Diamond", "Diamond", "钻石", "Kim cương", "ماسي"],
    colors: ["#ffffff", "#4b35b8"],
    asks: [200_000n, 2_500_000n, 250_000n],
    pointsBps: 20_000,
    rng: 8_000,
    gifts: [2_000n, 5_000n, 1_000n],
  },
] as const;

const CODES = ["EN", "TY", "CN", "VI", "AR"] as const;

const SERVICE = {
  EN: "Customer service of your own, day and night.",
  TY: "Sariling customer service mo, araw at gabi.",
  CN: "全天候专属客服。",
  VI: "Chăm sóc khách hàng riêng, suốt ngày đêm.",
  AR: "خدمة عملاء خاصة بك ليلًا ونهارًا.",
};

/** The demo brand's VIP levels. Source of what they ask for: player money reference, section 6. */
export const DEMO_LADDER = {
  levels: LEVELS.map(({ names, colors, asks, pointsBps, rng, gifts }, at) => ({
    label: Object.fromEntries(CODES.map((code, n) => [code, names[n] ?? ""])),
    color: colors[0],
    background: colors[1],
    rankLevel: at + 1,
    deposits: units(asks[0]),
    turnover: units(asks[1]),
    keepTurnover: units(asks[2]),
    pointsBps,
    rebatePpm: { RNG: rng, INHOUSE: rng, LIVE: rng / 2, FISH: rng, SPORTS: rng / 2 },
    gifts: {
      upgrade: units(gifts[0]),
      birthday: units(gifts[1]),
      monthly: units(gifts[2]),
      times: 1,
      days: 30,
    },
    about: at === LEVELS.length - 1 ? SERVICE : {},
  })),
};
