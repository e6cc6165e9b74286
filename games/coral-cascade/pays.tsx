import type { PaysProps } from "@perya/game-kit";
import { Symbol } from "@perya/game-kit/art";
import math from "./math.json" with { type: "json" };
import { nameOf } from "./sprite.tsx";

/** Sizes of a band as players read them: "7–8", "20 or more". */
const BANDS = math.bands.map((top, at) => {
  const from = (math.bands[at - 1] ?? top - 1) + 1;
  if (at === math.bands.length - 1) return `${from} or more`;
  return from === top ? String(top) : `${from}–${top}`;
});

/** What groups pay by creature and size, and the multipliers of the cascades. */
export function Pays({ stake, money }: PaysProps) {
  return (
    <div className="grid gap-4">
      <p>
        <b>Five or more</b> that touch along an edge pay. All groups burst together, the rest falls,
        new ones come in, and it starts again with the next multiplier:{" "}
        {math.ladder.map((times) => `×${times}`).join(", ")}, and so on.
      </p>
      <section aria-label="Groups">
        <p className="mb-2 text-sm text-soft">
          In money at a stake of {money(stake)}, before the multiplier
        </p>
        <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3">
          {math.names
            .map((name, at) => ({ name, pays: math.payPctOfBet[at] ?? [] }))
            .toReversed()
            .map(({ name, pays }) => (
              <li key={name} className="rounded-xl bg-raised p-3">
                <div className="mb-1 flex items-center gap-2">
                  <Symbol name={name} className="size-10" />
                  <p className="font-semibold first-letter:uppercase">{nameOf(name)}</p>
                </div>
                <dl className="text-sm tabular-nums">
                  {pays
                    .map((pay, band) => ({ pay, size: BANDS[band] ?? "" }))
                    .toReversed()
                    .map(({ pay, size }) => (
                      <div key={size} className="flex justify-between gap-2">
                        <dt className="text-soft">{size}</dt>
                        <dd className="font-semibold">{money((stake * BigInt(pay)) / 100n)}</dd>
                      </div>
                    ))}
                </dl>
              </li>
            ))}
        </ul>
      </section>
      <p className="text-sm text-soft">
        A round pays at most {money(stake * BigInt(math.maxWinX))}, and ends when it does.
      </p>
    </div>
  );
}
