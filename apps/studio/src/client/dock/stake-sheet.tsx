import { Sheet } from "../sheets/sheet.tsx";
import type { Stake } from "./use-stake.ts";

/** Every stake the game offers. */
export function StakeSheet({
  stake,
  money,
  onClose,
}: {
  readonly stake: Stake;
  readonly money: (minor: bigint) => string;
  readonly onClose: () => void;
}) {
  return (
    <Sheet title="Stake" onClose={onClose}>
      <div className="grid grid-cols-3 gap-2 sm:grid-cols-4">
        {stake.levels.map((level) => (
          <button
            key={level.toString()}
            type="button"
            aria-pressed={level === stake.amount}
            onClick={() => {
              stake.choose(level);
              onClose();
            }}
            className="chip min-h-12 tabular-nums"
          >
            {money(level)}
          </button>
        ))}
      </div>
    </Sheet>
  );
}
