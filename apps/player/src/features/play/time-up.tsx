import type { Play } from "@perya/api-client/player";
import { Dialog, DialogActions } from "../../shared/dialogs/dialog.tsx";
import { Button } from "../../shared/forms/controls.tsx";
import { interrupted, playAsked } from "../../shared/games/game-windows.ts";
import { useText } from "../../shared/language/text.ts";
import { go } from "../../shared/routing/go.ts";

/** The player's own limit of time is used up. */
export default function TimeUp({ limit }: { limit: NonNullable<Play["timeLimit"]> }) {
  const t = useText("play");
  const leave = () => {
    playAsked.set(false);
    interrupted.set(undefined);
    void go("/");
  };
  return (
    <Dialog fixed title={t("timeUp.title")} onClose={() => undefined}>
      <p>{t(`timeUp.${limit}`)}</p>
      <DialogActions>
        <Button look="primary" onClick={leave}>
          {t("timeUp.leave")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
