import { mustAsk, type Opening } from "../../shared/games/open-game.ts";
import { isSignedIn } from "../../shared/session/session.ts";
import { EnterTrial } from "./enter-trial.tsx";
import { InPopup } from "./in-popup.tsx";

/** The steps between clicking a game and playing it: a trial account, or a separate window. */
export default function Launcher(opening: Opening) {
  return !isSignedIn() || mustAsk(opening.mode) ? (
    <EnterTrial {...opening} />
  ) : (
    <InPopup {...opening} />
  );
}
