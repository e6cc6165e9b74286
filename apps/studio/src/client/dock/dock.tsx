import { IconButton } from "../icon-button.tsx";
import type { Auto } from "../auto/use-auto.ts";
import type { TableState } from "../table/table-state.ts";
import { MainButton } from "./main-button.tsx";
import type { MainAction } from "./main-action.ts";
import type { Stake } from "./use-stake.ts";

interface DockProps {
  readonly table: Pick<TableState, "balance" | "won" | "phase">;
  readonly stake: Stake;
  /** No choice is possible at the moment. */
  readonly locked: boolean;
  readonly money: (minor: bigint) => string;
  readonly main: MainAction;
  /** Undefined where rounds may not be hurried. */
  readonly quick: { readonly quick: boolean; toggle(): void } | undefined;
  /** Undefined where a game has decisions that nobody should make by themselves. */
  readonly auto: Pick<Auto, "left" | "stop"> | undefined;
  readonly onAuto: () => void;
  readonly onStake: () => void;
}

/** Balance, win, stake and the one big button. */
export function Dock({
  table,
  stake,
  locked,
  money,
  main,
  quick,
  auto,
  onAuto,
  onStake,
}: DockProps) {
  return (
    <section aria-label="Bet" className="dock">
      <div className="dock-top">
        <Figures table={table} money={money} />
        <StakeStepper stake={stake} locked={locked} money={money} onStake={onStake} />
      </div>
      <div className="dock-auto">
        {auto && (
          <IconButton
            label={auto.left > 0 ? "Stop automatic play" : "Automatic play"}
            icon={auto.left > 0 ? "stop" : "auto"}
            off={auto.left === 0 && locked}
            onClick={auto.left > 0 ? auto.stop : onAuto}
          />
        )}
      </div>
      <MainButton action={main} />
      <div className="dock-quick">
        {quick && (
          <IconButton
            label="Quick play"
            icon="quick"
            pressed={quick.quick}
            onClick={quick.toggle}
          />
        )}
      </div>
    </section>
  );
}

function Figures({ table: { balance, won, phase }, money }: Pick<DockProps, "table" | "money">) {
  return (
    <dl className="dock-figures">
      <div>
        <dt>You have</dt>
        <dd data-testid="balance" className="font-bold">
          {money(balance)}
        </dd>
      </div>
      <div className={won === null ? "invisible" : ""}>
        <dt>{won === 0n ? "No win" : phase === "owed" ? "On its way" : "Paid"}</dt>
        <dd className={`font-bold text-teal ${won === 0n ? "invisible" : ""}`}>
          {money(won ?? 0n)}
        </dd>
      </div>
    </dl>
  );
}

function StakeStepper({
  stake,
  locked,
  money,
  onStake,
}: Pick<DockProps, "stake" | "locked" | "money" | "onStake">) {
  return (
    <div className="dock-stake">
      <IconButton
        label="Lower the stake"
        icon="minus"
        off={locked || stake.isLowest}
        onClick={stake.lower}
      />
      <button
        type="button"
        aria-disabled={locked || undefined}
        aria-haspopup="dialog"
        onClick={() => !locked && onStake()}
        className="grid min-h-11 flex-1 place-content-center rounded-xl px-1 text-center leading-tight"
      >
        <span className="text-xs text-soft">Stake</span>{" "}
        <output data-testid="stake" className="font-bold whitespace-nowrap tabular-nums">
          {money(stake.amount)}
        </output>
      </button>
      <IconButton
        label="Raise the stake"
        icon="plus"
        off={locked || stake.isHighest}
        onClick={stake.raise}
      />
    </div>
  );
}
