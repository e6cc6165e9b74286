import { Jackpot } from "../features/home/jackpot.tsx";
import { Marquee } from "../features/notices/marquee.tsx";

/** What the brand has to say, and the jackpot sign. */
export default function Signs() {
  return (
    <div className="grid gap-3">
      <Marquee />
      <Jackpot />
    </div>
  );
}
