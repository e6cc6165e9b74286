import type { PaysProps } from "@perya/game-kit";
import { Symbol } from "@perya/game-kit/art";
import { FreeSpinPays, SymbolPays } from "@perya/game-kit/slot";
import math from "./math.json" with { type: "json" };
import { reels } from "./reels.ts";
import { nameOf } from "./sprite.tsx";

/** What a way pays, what the clouds count as, and what the bolts award. */
export function Pays(props: PaysProps) {
  return (
    <div className="grid gap-4">
      <p>
        A <b>way</b> is one matching symbol on each reel from the left, three reels or more, on any
        row. Two on one reel make twice the ways: 3 × 3 × 3 × 3 × 3 = 243 at most without clouds.
        Ways and symbols add up.
      </p>
      <SymbolPays
        pay={math.payCoinsPerWay}
        betCoins={reels.betCoins}
        nameOf={nameOf}
        per="way"
        {...props}
      />
      <section
        aria-label="Storm clouds"
        className="flex items-center gap-3 rounded-xl bg-raised p-3"
      >
        <div className="flex shrink-0">
          {Object.keys(math.wildMultiplier).map((wild) => (
            <Symbol key={wild} name={wild} className="size-12" />
          ))}
        </div>
        <p>
          <b>Storm clouds</b> on reels 2, 3 and 4 stand for every fruit and count as one, two or
          three of it.
        </p>
      </section>
      <FreeSpinPays math={reels} scatter="bolts" {...props} />
      <p className="text-sm text-soft">Free spins run on other reels with more clouds.</p>
    </div>
  );
}
