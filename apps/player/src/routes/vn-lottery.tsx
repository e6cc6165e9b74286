import { AnyCounter } from "../features/lottery/play/counter.tsx";
import { part } from "../shared/loading/part.tsx";

const PlayGuard = part(() => import("../features/play/play-guard.tsx"), null, true);

/** The counter of a Vietnamese lottery, beside the narrow menu. */
export function Page() {
  return (
    <div className="mx-auto w-full max-w-[82.5rem] px-4 py-5 md:px-6">
      <AnyCounter foot />
      <PlayGuard />
    </div>
  );
}
