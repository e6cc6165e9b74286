import { useStore } from "@perya/ui/store";
import { risen } from "../../shared/live/risen.ts";
import { part } from "../../shared/loading/part.tsx";

const WinToast = part(() => import("./win-toast.tsx"));

/** The place where wins are announced, there once the balance has risen for the first time. */
export function WinHost() {
  return useStore(risen) > 0 ? <WinToast /> : null;
}
