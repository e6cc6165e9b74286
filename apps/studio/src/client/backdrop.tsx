import { lazy, Suspense, useMemo } from "react";
import { BACKDROPS } from "./games.ts";

/** The painted place behind a game. It may come later than the game: nothing waits for it. */
export function Backdrop({ game }: { game: string }) {
  const Painted = useMemo(() => {
    const load = BACKDROPS[game];
    return load && lazy(async () => ({ default: (await load()).Backdrop }));
  }, [game]);
  return (
    <div className="backdrop" aria-hidden="true">
      <Suspense fallback={null}>{Painted && <Painted />}</Suspense>
    </div>
  );
}
