import type { BrandSettings } from "../../settings/index.ts";

type Ladder = BrandSettings["vip"];

const PESO = 100_000;
const units = (pesos: number) => (BigInt(pesos) * BigInt(PESO)).toString();

/** Source: player money reference, section 6. */
const TERMS = [
  ["Bronze", 1_000, 10_000, 0],
  ["Silver", 5_000, 50_000, 5_000],
  ["Gold", 20_000, 200_000, 20_000],
  ["Ruby", 50_000, 600_000, 60_000],
  ["Diamond", 200_000, 2_500_000, 250_000],
] as const;

/** A ladder of five levels in pesos. */
export const LADDER: Ladder = {
  levels: TERMS.map(([name, deposits, turnover, keep], at) => ({
    label: { EN: name, VI: `Hạng ${at + 1}` },
    color: "#ffffff",
    background: "#402020",
    rankLevel: at + 1,
    deposits: units(deposits),
    turnover: units(turnover),
    keepTurnover: units(keep),
    pointsBps: 10_000 + at * 1_000,
    rebatePpm: {
      RNG: 1_000 * (at + 1),
      LIVE: 0,
      FISH: 0,
      PVP: 0,
      SPORTS: 0,
      ESPORTS: 0,
      COCKFIGHT: 0,
      LOTTERY: 0,
      INHOUSE: 0,
    },
    gifts: {
      // The highest level brings none.
      upgrade: units(at === TERMS.length - 1 ? 0 : 10 * (at + 1)),
      birthday: units(100 * (at + 1)),
      monthly: units(20 * (at + 1)),
      times: 2,
      days: 30,
    },
    about: {},
  })),
};
