import { Alert, Button } from "../../../shared/controls.tsx";
import { useText } from "../../../shared/text.ts";
import { useFreePlay } from "../use-free-play.ts";

/** The way in for who only wants to look: an account of play money that is gone afterwards. */
export function FreePlay() {
  const t = useText("session");
  const { play, busy, fault } = useFreePlay();
  return (
    <div className="grid gap-2">
      <Button busy={busy} onClick={() => void play()}>
        {t("freePlay.button")}
      </Button>
      <p className="text-center text-sm text-soft">{t("freePlay.hint")}</p>
      {fault && <Alert>{fault}</Alert>}
    </div>
  );
}
