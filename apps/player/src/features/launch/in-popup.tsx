import { useEffect } from "react";
import { Alert, Button, buttonClass } from "../../shared/forms/controls.tsx";
import { Dialog, DialogActions } from "../../shared/dialogs/dialog.tsx";
import { faultWords } from "../../shared/faults/fault-words.ts";
import { comesUp } from "../../shared/games/comes-up.ts";
import { interrupted, noteWindow } from "../../shared/games/game-windows.ts";
import { endOpening, openGame, type Opening } from "../../shared/games/open-game.ts";
import { useText } from "../../shared/language/text.ts";
import { moveAt } from "./at-vendor.ts";
import type { Place } from "./game-address.ts";
import { showContent } from "./show-content.ts";
import { useLaunch } from "./use-launch.ts";

/**
 * Loads a game into the window that was opened on click. If the browser blocked the window, it says
 * so and offers a link, which is never blocked.
 */
export function InPopup({ game, mode, popup, press }: Opening) {
  const t = useText("game");
  const common = useText("common");
  const launch = useLaunch(game, press);
  useEffect(() => {
    if (!popup) return;
    if (launch.isError) popup.close();
    if (!launch.data) return;
    show(launch.data, popup);
    noteWindow(popup, {
      game,
      stays: () => void moveAt("stay", game).catch(() => undefined),
      left: () => void moveAt("leave", game).catch(() => undefined),
    });
    endOpening();
  }, [game, popup, launch.data, launch.isError]);
  useEffect(() => {
    if (!comesUp(launch.error)) return;
    interrupted.set(game);
    endOpening();
  }, [game, launch.error]);
  const close = () => {
    popup?.close();
    endOpening();
  };
  const waiting = popup && !launch.isError;
  return (
    <Dialog title={game.displayName} onClose={close}>
      {waiting && (
        <p role="status" className="text-soft">
          {t("loading")}
        </p>
      )}
      {launch.isError && <Alert>{faultWords(launch.error)}</Alert>}
      {!popup && !launch.isError && <Alert>{common("popupBlocked")}</Alert>}
      {!waiting && (
        <DialogActions>
          {!popup && launch.data && "url" in launch.data && (
            <a
              href={launch.data.url}
              target="_blank"
              rel="noreferrer"
              onClick={endOpening}
              className={buttonClass("plain")}
            >
              {t("window.link")}
            </a>
          )}
          <Button look="primary" onClick={() => openGame(game, mode)}>
            {t("window.again")}
          </Button>
        </DialogActions>
      )}
    </Dialog>
  );
}

function show(place: Place, popup: Window): void {
  if ("url" in place) return popup.location.replace(place.url);
  popup.name = `game-${crypto.randomUUID()}`;
  showContent(place.content, popup.name);
}
