import { useState } from "react";

/**
 * Something a player set, kept on this device. A browser that keeps nothing forgets it, and nothing
 * else happens.
 */
export function useStored(
  name: string,
  first: string,
): readonly [value: string, keep: (value: string) => void] {
  const [value, setValue] = useState(() => read(name) ?? first);
  const keep = (next: string) => {
    setValue(next);
    try {
      localStorage.setItem(name, next);
    } catch {
      // Storage may be switched off.
    }
  };
  return [value, keep];
}

function read(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}
