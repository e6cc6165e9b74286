import { useEffect, useState } from "react";

const STAY_MS = 900;
const FEWEST = 2;
const MOST = 8;

/**
 * Steps once through this many items, one at a time; undefined before, after, and when there are
 * too few or too many.
 */
export function useTour(count: number, id: string | undefined): number | undefined {
  const [place, setPlace] = useState<{ id: string | undefined; at: number }>({
    id: undefined,
    at: -1,
  });
  const goes = count >= FEWEST && count <= MOST;
  const at = place.id === id ? place.at : -1;
  useEffect(() => {
    if (!goes || at >= count) return;
    const timer = setTimeout(() => setPlace({ id, at: at + 1 }), STAY_MS);
    return () => clearTimeout(timer);
  }, [goes, at, count, id]);
  return goes && at >= 0 && at < count ? at : undefined;
}
