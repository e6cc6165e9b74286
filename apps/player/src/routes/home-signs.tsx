import { Jackpot } from "../features/home/jackpot.tsx";
import { Marquee } from "../features/notices/marquee.tsx";
import { useBrand } from "../shared/brand/brand.ts";

/** What the brand has to say, and the jackpot sign. */
export default function Signs() {
  const { activity } = useBrand();
  return (
    <div className="grid gap-3">
      <Marquee />
      {activity.jackpot && <Jackpot />}
    </div>
  );
}
