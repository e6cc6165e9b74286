import { useState } from "react";
import { call } from "../../shared/api.ts";
import { faultWords } from "../../shared/fault-words.ts";
import { useAfterLogin } from "./after-login.ts";

/** Kept with the tab, so that a second press opens the same account. */
const KEPT = "freePlay";
const VALUE_BYTES = 24;

/** Opens a trial account and a session of it. */
export function useFreePlay(): { readonly play: () => Promise<void>; readonly busy: boolean; readonly fault: string | undefined } {
  const enter = useAfterLogin();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const play = async () => {
    setBusy(true);
    setFault(undefined);
    try {
      enter(
        await call("POST", "/session/free-play", {
          body: { os: navigator.platform.slice(0, 40), platform: "W", gateway: 3, encryption: ownValue() },
        }),
      );
    } catch (problem) {
      setFault(faultWords(problem));
    } finally {
      setBusy(false);
    }
  };
  return { play, busy, fault };
}

function ownValue(): string {
  const kept = sessionStorage.getItem(KEPT);
  if (kept) return kept;
  const value = Array.from(crypto.getRandomValues(new Uint8Array(VALUE_BYTES)), (byte) => byte.toString(16).padStart(2, "0")).join("");
  sessionStorage.setItem(KEPT, value);
  return value;
}
