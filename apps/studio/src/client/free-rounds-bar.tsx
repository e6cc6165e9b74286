import type { FreeRoundsHere } from "./use-free-rounds.ts";

interface FreeRoundsBarProps {
  readonly free: FreeRoundsHere;
  /** No choice is possible at the moment. */
  readonly locked: boolean;
  readonly money: (minor: bigint) => string;
}

/** Over a scene of any colours. */
const SIGN = "mx-auto mb-2 w-fit max-w-full rounded-2xl bg-raised px-4 text-ink";

/** How many free rounds are left, whether they are played first, and what they brought. */
export function FreeRoundsBar({ free, locked, money }: FreeRoundsBarProps) {
  const { offer, first, ended } = free;
  return (
    <div role="status" data-testid="free-rounds" className="text-center text-sm">
      {offer && (
        <p className={`${SIGN} flex flex-wrap items-center justify-center gap-x-4`}>
          <strong>
            {offer.left === 1 ? "1 free round" : `${offer.left} free rounds`} left at{" "}
            {money(BigInt(offer.stake))}
          </strong>
          <label className="inline-flex min-h-11 items-center gap-2">
            <input
              type="checkbox"
              checked={first}
              disabled={locked}
              onChange={({ target }) => free.choose(target.checked)}
              className="size-5"
            />
            Play them first
          </label>
        </p>
      )}
      {ended !== null && (
        <p className={`${SIGN} py-2 font-bold`}>
          {ended === 0n
            ? "Your free rounds are over. They brought no win."
            : `Your free rounds are over. You won ${money(ended)} as a bonus.`}
        </p>
      )}
    </div>
  );
}
