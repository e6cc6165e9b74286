import { useEffect, useState } from "react";

interface BetBarProps {
  readonly stakes: readonly string[];
  readonly balance: bigint;
  readonly won: bigint | null;
  readonly money: (minor: bigint) => string;
  readonly label: string;
  readonly disabled: boolean;
  readonly calling: boolean;
  readonly onPlay: (stake: bigint) => void;
}

/** Balance, win, stake and the one big button. Space plays too, unless something else has the focus. */
export function BetBar({ stakes, balance, won, money, label, disabled, calling, onPlay }: BetBarProps) {
  const [at, setAt] = useState(Math.min(3, stakes.length - 1));
  const stake = BigInt(stakes[at] ?? "0");
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.code !== "Space" || event.repeat || (event.target as HTMLElement).closest("button, input, select, textarea, dialog")) return;
      event.preventDefault();
      if (!disabled) onPlay(stake);
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [disabled, onPlay, stake]);
  return (
    <section aria-label="Bet" className="grid grid-cols-[1fr_auto_1fr] items-center gap-2 rounded-2xl border border-line bg-raised p-2 sm:p-3">
      <Figures balance={balance} won={won} money={money} />
      <button
        type="button"
        disabled={disabled}
        aria-busy={calling}
        onClick={() => onPlay(stake)}
        className="min-h-16 min-w-24 rounded-2xl bg-bulb px-4 font-display text-xl font-extrabold text-on-bulb transition-transform active:scale-95 disabled:opacity-50 motion-reduce:transform-none"
      >
        {label}
      </button>
      <div className="flex items-center justify-end gap-1">
        <Step label="Lower the stake" sign="−" disabled={disabled || at === 0} onClick={() => setAt(at - 1)} />
        <output aria-label="Stake" className="min-w-16 text-center font-semibold tabular-nums">
          {money(stake)}
        </output>
        <Step label="Raise the stake" sign="+" disabled={disabled || at >= stakes.length - 1} onClick={() => setAt(at + 1)} />
      </div>
    </section>
  );
}

function Figures({ balance, won, money }: Pick<BetBarProps, "balance" | "won" | "money">) {
  return (
    <dl className="grid text-sm">
      <div className="flex flex-wrap gap-x-2">
        <dt className="text-soft">You have</dt>
        <dd data-testid="balance" className="font-semibold tabular-nums">
          {money(balance)}
        </dd>
      </div>
      <div className="flex min-h-5 flex-wrap gap-x-2" aria-live="polite">
        {won !== null && (
          <>
            <dt className="text-soft">{won > 0n ? "Paid" : "No win"}</dt>
            {won > 0n && <dd className="font-bold text-teal tabular-nums">{money(won)}</dd>}
          </>
        )}
      </div>
    </dl>
  );
}

function Step({ label, sign, disabled, onClick }: { label: string; sign: string; disabled: boolean; onClick: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      disabled={disabled}
      onClick={onClick}
      className="grid size-11 place-items-center rounded-xl border border-line text-xl disabled:opacity-40"
    >
      {sign}
    </button>
  );
}
