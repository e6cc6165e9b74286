import { useState } from "react";
import { faultWords } from "../../shared/fault-words.ts";
import { openTrial } from "../../shared/free-play.ts";
import { useAfterLogin } from "./after-login.ts";

/** Opens a trial account and a session of it. */
export function useFreePlay(): {
  readonly play: () => Promise<void>;
  readonly busy: boolean;
  readonly fault: string | undefined;
} {
  const enter = useAfterLogin();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const play = async () => {
    setBusy(true);
    setFault(undefined);
    try {
      enter(await openTrial());
    } catch (problem) {
      setFault(faultWords(problem));
    } finally {
      setBusy(false);
    }
  };
  return { play, busy, fault };
}
