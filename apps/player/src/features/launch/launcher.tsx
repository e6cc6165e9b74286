import { mustAsk, type Opening } from "../../shared/open-game.ts";
import { isSignedIn } from "../../shared/session.ts";
import { EnterTrial } from "./enter-trial.tsx";
import { InPopup } from "./in-popup.tsx";

/** What stands between a press on a game and the game: a trial account, or a window of its own. */
export default function Launcher(opening: Opening) {
  return !isSignedIn() || mustAsk(opening.mode) ? (
    <EnterTrial {...opening} />
  ) : (
    <InPopup {...opening} />
  );
}
