import type { PaysProps } from "@perya/game-kit";
import { FreeSpinPays, SymbolPays } from "@perya/game-kit/slot";
import { LinePicture } from "./lines.tsx";
import math from "./math.json" with { type: "json" };
import { reels } from "./reels.ts";
import { nameOf } from "./sprite.tsx";

/** What the symbols, the boats and the lines pay. */
export function Pays(props: PaysProps) {
  return (
    <div className="grid gap-4">
      <SymbolPays pay={math.pay} betCoins={reels.betCoins} nameOf={nameOf} {...props} />
      <p>
        The <b>lantern</b> stands for everything but the junk boat. A line pays its highest win
        once; wins on several lines add up.
      </p>
      <FreeSpinPays math={reels} scatter="junk boats" {...props} />
      <section aria-label="The twenty lines">
        <h3 className="mb-2 font-display text-lg font-bold">The twenty lines, left to right</h3>
        <ol className="grid grid-cols-4 gap-2 sm:grid-cols-5">
          {math.lines.map((_, at) => (
            <li key={at} className="grid gap-1 text-center text-sm tabular-nums">
              <LinePicture line={at + 1} />
              {at + 1}
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
