import { Counter } from "../features/home/counter.tsx";
import { Pools } from "../features/home/pools.tsx";
import { Marquee } from "../features/notices/marquee.tsx";
import { useBrand } from "../shared/brand/brand.ts";

/** What the brand has to say, and what its jackpots come to or else the decorative counter. */
export default function Signs() {
  const { activity } = useBrand();
  return (
    <div className="grid gap-3">
      <Marquee />
      {activity.pools ? <Pools /> : activity.jackpot && <Counter />}
    </div>
  );
}
