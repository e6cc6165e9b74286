/** How often a bet pays how many times itself, the most frequent first. */
export type Spread = readonly (readonly [times: number, chance: number])[];

/** What share of all that games return they pay by which multiple of the bet. */
type Shape = readonly (readonly [times: number, share: number])[];

/** Bets of which half are won. */
const EVEN: Shape = [[2, 1]];
const EVENTS: Shape = [
  [2, 0.7],
  [4, 0.3],
];
/** A third of the bets pay anything, and the largest wins pay hundreds of bets. */
const SLOTS: Shape = [
  [2, 0.2],
  [1, 0.1],
  [0.5, 0.05],
  [5, 0.27],
  [20, 0.2],
  [100, 0.12],
  [500, 0.06],
];
const FISH: Shape = [
  [2, 0.4],
  [5, 0.3],
  [20, 0.3],
];
const LOTTERY: Shape = [
  [2, 0.3],
  [10, 0.3],
  [100, 0.4],
];

/** What is typical of a category: games state what they return, and not how it is spread. */
const SHAPES: Readonly<Record<string, Shape>> = {
  RNG: SLOTS,
  INHOUSE: SLOTS,
  FISH,
  SPORTS: EVENTS,
  ESPORTS: EVENTS,
  LOTTERY,
};

/** How games of a category pay that return so many parts of a million in all. */
export function spreadOf(category: string, returnPpm: number): Spread {
  const shape = SHAPES[category] ?? EVEN;
  return shape.map(([times, share]) => [times, (share * returnPpm) / 1_000_000 / times]);
}
