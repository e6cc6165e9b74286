/** Turnover by category, without what was played for a bonus; never below nothing. */
export function withoutBonusPlay(
  turnover: ReadonlyMap<string, bigint>,
  bonusPlay: ReadonlyMap<string, bigint> | undefined,
): ReadonlyMap<string, bigint> {
  if (!bonusPlay) return turnover;
  return new Map(
    [...turnover].map(([category, units]) => {
      const left = units - (bonusPlay.get(category) ?? 0n);
      return [category, left < 0n ? 0n : left];
    }),
  );
}
