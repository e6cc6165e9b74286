import type { Login } from "@perya/api-client/player";
import { call } from "../http/api.ts";

/** Kept with the tab, so that a second press opens the same account. */
const STORAGE_KEY = "freePlay";
const VALUE_BYTES = 24;

/** Opens a session of a trial account, which is made for it or was before. Throws ApiError. */
export function openTrial(): Promise<Login> {
  return call("POST", "/session/free-play", {
    body: {
      os: navigator.platform.slice(0, 40),
      platform: "W",
      gateway: 3,
      encryption: ownValue(),
    },
  });
}

function ownValue(): string {
  const kept = sessionStorage.getItem(STORAGE_KEY);
  if (kept) return kept;
  const value = Array.from(crypto.getRandomValues(new Uint8Array(VALUE_BYTES)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
  sessionStorage.setItem(STORAGE_KEY, value);
  return value;
}
