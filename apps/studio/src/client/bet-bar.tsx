import { useEffect, useState } from "react";
import { useCountUp } from "./count-up.ts";
import { Icon } from "./icons.tsx";

interface BetBarProps {
  readonly stakes: readonly string[];
  readonly balance: bigint;
  readonly won: bigint | null;
  readonly calm: boolean;
  readonly money: (minor: bigint) => string;
  readonly label: string;
  readonly disabled: boolean;
  readonly calling: boolean;
  readonly onPlay: (stake: bigint) => void;
}

/** Balance, win, stake and the one big button. Space plays too, unless something else has the focus. */
export function BetBar({ stakes, balance, won, calm, money, label, disabled, calling, onPlay }: BetBarProps) {
  const [at, setAt] = useState(Math.min(3, stakes.length - 1));
  const stake = BigInt(stakes[at] ?? "0");
  useSpace(() => {
    if (!disabled) onPlay(stake);
  });
  return (
    <section aria-label="Bet" className="dock">
      <dl className="meters">
        <div className="meter">
          <dt>You have</dt>
          <dd data-testid="balance">{money(balance)}</dd>
        </div>
        <div className="meter" aria-live="polite">
          {won !== null && <dt>{won > 0n ? "Paid" : "No win"}</dt>}
          {won !== null && won > 0n && <Paid won={won} calm={calm} money={money} />}
        </div>
      </dl>
      <div className="stake">
        <Step label="Lower the stake" icon="minus" disabled={disabled || at === 0} onClick={() => setAt(at - 1)} />
        <span className="grid min-w-20 justify-items-center">
          <span className="text-xs text-soft">Stake</span>
          <output aria-label="Stake" className="font-bold tabular-nums">
            {money(stake)}
          </output>
        </span>
        <Step label="Raise the stake" icon="plus" disabled={disabled || at >= stakes.length - 1} onClick={() => setAt(at + 1)} />
      </div>
      <button type="button" aria-disabled={disabled} aria-busy={calling} onClick={() => !disabled && onPlay(stake)} className="play">
        {label}
      </button>
    </section>
  );
}

/** Space is the key of every slot; where a control has the focus it belongs to that control. */
function useSpace(onPress: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.code !== "Space" || event.repeat || (event.target as HTMLElement).closest("button, input, select, textarea, dialog")) return;
      event.preventDefault();
      onPress();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [onPress]);
}

/** The whole sum for whoever listens; the one who looks sees it count. */
function Paid({ won, calm, money }: { won: bigint; calm: boolean; money: (minor: bigint) => string }) {
  const shown = useCountUp(won, calm);
  return (
    <dd className="text-teal">
      <span className="sr-only">{money(won)}</span>
      <span aria-hidden="true">{money(shown)}</span>
    </dd>
  );
}

function Step({ label, icon, disabled, onClick }: { label: string; icon: "minus" | "plus"; disabled: boolean; onClick: () => void }) {
  return (
    <button type="button" aria-label={label} aria-disabled={disabled} onClick={() => !disabled && onClick()} className="step">
      <Icon name={icon} />
    </button>
  );
}
