interface SpinChoiceProps {
  readonly spins: number;
  readonly at: number;
  readonly onSpin: (spin: number) => void;
}

/** Every spin of a round that is over, the paid one first, to look at one by one. */
export function SpinChoice({ spins, at, onSpin }: SpinChoiceProps) {
  return (
    <div role="group" aria-label="Spins of the round" className="spin-choice">
      {Array.from({ length: spins }, (_, spin) => (
        <button
          key={spin}
          type="button"
          aria-pressed={spin === at}
          aria-label={spin === 0 ? "Paid spin" : `Free spin ${spin}`}
          onClick={() => onSpin(spin)}
        >
          {spin === 0 ? "Spin" : spin}
        </button>
      ))}
    </div>
  );
}
