const DEBOUNCE_MS = 300;
const LOCK_MS = 500;

/**
 * A debounced function: runs for the last of several quick calls 300 ms after it, then ignores
 * calls for 500 ms.
 */
export function debounce(act: () => void): {
  readonly press: () => void;
  readonly forget: () => void;
} {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lockedUntil = 0;
  const fire = () => {
    if (Date.now() < lockedUntil) return;
    lockedUntil = Date.now() + LOCK_MS;
    act();
  };
  return {
    press: () => {
      clearTimeout(timer);
      timer = setTimeout(fire, DEBOUNCE_MS);
    },
    forget: () => clearTimeout(timer),
  };
}
