import type { PaysProps } from "../view.ts";
import { SCATTER, type ReelMath } from "./slot.ts";
import { Symbol } from "../art/symbol.tsx";

interface SymbolPaysProps extends PaysProps {
  /** Coins by symbol for one, two … five of a kind. */
  readonly pay: Readonly<Record<string, readonly number[]>>;
  readonly betCoins: number;
  readonly nameOf: (symbol: string) => string;
  /** The unit a win is counted in: "way". Lines need no word. */
  readonly per?: string;
}

/** Every symbol that pays, highest first, as money at the chosen stake. */
export function SymbolPays({ pay, betCoins, nameOf, per, stake, money }: SymbolPaysProps) {
  const coin = stake / BigInt(betCoins);
  const rows = Object.entries(pay).filter(([, coins]) => coins.some((one) => one > 0));
  return (
    <section aria-label="Symbols">
      <p className="mb-2 text-sm text-soft">
        In money at a stake of {money(stake)}
        {per ? `, per ${per}` : ""}
      </p>
      <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3">
        {rows.map(([symbol, coins]) => (
          <li
            key={symbol}
            className="grid grid-cols-[3.5rem_1fr] items-center gap-2 rounded-xl bg-raised p-2"
          >
            <Symbol name={symbol} className="size-14" />
            <div>
              <p className="text-sm font-semibold first-letter:uppercase">{nameOf(symbol)}</p>
              <dl className="text-sm tabular-nums">
                {coins
                  .map((one, at) => ({ one, count: at + 1 }))
                  .filter(({ one }) => one > 0)
                  .toReversed()
                  .map(({ one, count }) => (
                    <div key={count} className="flex justify-between gap-2">
                      <dt className="text-soft">×{count}</dt>
                      <dd className="font-semibold">{money(coin * BigInt(one))}</dd>
                    </div>
                  ))}
              </dl>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What scatters pay and how many free spins they give, from the numbers the reels use. */
export function FreeSpinPays<Win>({
  math,
  scatter,
  stake,
  money,
}: PaysProps & { readonly math: ReelMath<Win>; readonly scatter: string }) {
  const rows = math.freeSpins
    .map((spins, count) => ({ spins, count, pay: math.scatterPay[count] ?? 0 }))
    .filter(({ spins }) => spins > 0);
  return (
    <section
      aria-label="Free spins"
      className="grid grid-cols-[4rem_1fr] items-center gap-3 rounded-xl bg-raised p-3"
    >
      <Symbol name={SCATTER} className="size-16" />
      <div>
        <p className="font-semibold first-letter:uppercase">
          {scatter}, anywhere
          {math.freeMultiplier > 1 ? ` · in free spins every win ×${math.freeMultiplier}` : ""}
        </p>
        <ul className="text-sm tabular-nums">
          {rows.map(({ spins, count, pay }) => (
            <li key={count}>
              ×{count}: <b>{money(stake * BigInt(pay))}</b> and <b>{spins} free spins</b>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
