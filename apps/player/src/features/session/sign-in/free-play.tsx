import { Alert, Button } from "../../../shared/forms/controls.tsx";
import { useText } from "../../../shared/language/text.ts";
import { useFreePlay } from "../use-free-play.ts";

/** Trial sign-in: an account with play money that is gone afterwards. */
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
