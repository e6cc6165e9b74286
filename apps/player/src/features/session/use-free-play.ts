import { useState } from "react";
import { faultWords } from "../../shared/faults/fault-words.ts";
import { openTrial } from "../../shared/games/free-play.ts";
import { useAfterSignIn } from "./use-after-sign-in.ts";

/** Opens a trial account and a session of it. */
export function useFreePlay(): {
  readonly play: () => Promise<void>;
  readonly busy: boolean;
  readonly fault: string | undefined;
} {
  const afterSignIn = useAfterSignIn();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const play = async () => {
    setBusy(true);
    setFault(undefined);
    try {
      afterSignIn(await openTrial());
    } catch (problem) {
      setFault(faultWords(problem));
    } finally {
      setBusy(false);
    }
  };
  return { play, busy, fault };
}
