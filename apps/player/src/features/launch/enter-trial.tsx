import { useEffect, useRef, useState } from "react";
import { call } from "../../shared/http/api.ts";
import { completeSignIn } from "../../shared/session/complete-sign-in.ts";
import { Alert, Button } from "../../shared/forms/controls.tsx";
import { Dialog, DialogActions } from "../../shared/dialogs/dialog.tsx";
import { endSession } from "../../shared/session/sign-in-tasks.ts";
import { faultWords } from "../../shared/faults/fault-words.ts";
import { openTrial } from "../../shared/games/free-play.ts";
import {
  endOpening,
  gameWindow,
  mustAsk,
  openGame,
  type Opening,
} from "../../shared/games/open-game.ts";
import { useText } from "../../shared/language/text.ts";

/**
 * A free trial is played in a trial account. A guest gets one automatically; a signed-in player is
 * asked first, because this tab signs out of their account.
 */
export function EnterTrial({ game, mode, popup }: Opening) {
  const t = useText("game");
  const asks = useRef(mustAsk(mode)).current;
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const start = async (reserved: Opening["popup"]) => {
    setBusy(true);
    setFault(undefined);
    try {
      if (asks) await leave();
      completeSignIn(await openTrial());
      openGame(game, "trial", reserved);
    } catch (problem) {
      reserved?.close();
      setFault(faultWords(problem));
      setBusy(false);
    }
  };
  const begun = useRef(asks);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void start(popup);
  });
  const close = () => {
    popup?.close();
    endOpening();
  };
  return (
    <Dialog
      title={t.rich("trial.title", {
        name: () => (
          <bdi key="name" lang={game.nameLanguage || undefined}>
            {game.displayName}
          </bdi>
        ),
      })}
      onClose={close}
    >
      <p className="text-soft">{asks ? t("trial.leave") : t("trial.about")}</p>
      {fault && <Alert>{fault}</Alert>}
      <DialogActions>
        {asks && <Button onClick={() => openGame(game)}>{t("trial.own")}</Button>}
        <Button look="primary" busy={busy} onClick={() => void start(gameWindow(game))}>
          {t("trial.start")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Ends the session this tab has. */
async function leave(): Promise<void> {
  await call("DELETE", "/session").catch(() => undefined);
  endSession();
}
