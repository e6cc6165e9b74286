import { useEffect, useState } from "react";

const TICK_MS = 250;

/** Begins a wait for who looks at it later. */
export function beginWait(name: string, seconds: number): void {
  sessionStorage.setItem(`wait:${name}`, String(Date.now() + seconds * 1_000));
}

/**
 * A wait that is kept in the tab, so that a reload does not end it. Seconds left, 0 for none, and a
 * way to begin one.
 */
export function useCountdown(
  name: string,
): readonly [secondsLeft: number, begin: (seconds: number) => void] {
  const key = `wait:${name}`;
  const [until, setUntil] = useState(() => Number(sessionStorage.getItem(key) ?? 0));
  const [now, setNow] = useState(Date.now);
  const waiting = until > now;
  useEffect(() => {
    if (!waiting) return;
    const tick = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(tick);
  }, [waiting]);
  const begin = (seconds: number) => {
    const end = Date.now() + seconds * 1_000;
    sessionStorage.setItem(key, String(end));
    setNow(Date.now());
    setUntil(end);
  };
  return [waiting ? Math.ceil((until - now) / 1_000) : 0, begin];
}
