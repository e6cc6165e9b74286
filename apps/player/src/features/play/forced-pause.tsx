import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Dialog, DialogActions } from "../../shared/dialogs/dialog.tsx";
import { Button } from "../../shared/forms/controls.tsx";
import { interrupted, playAsked } from "../../shared/games/game-windows.ts";
import { useText } from "../../shared/language/text.ts";
import { go } from "../../shared/routing/go.ts";

const TICK_MS = 250;

/**
 * The pause that the law forces, with the seconds that are left of it. Nothing ends it sooner; a
 * game that did not open because of it opens afterwards.
 */
export default function ForcedPause({ endsIn }: { endsIn: number }) {
  const t = useText("play");
  const queries = useQueryClient();
  useEffect(
    () => () =>
      void queries.invalidateQueries({
        predicate: ({ queryKey: [first], state }) => first === "launch" && state.status === "error",
      }),
    [queries],
  );
  const leave = () => {
    playAsked.set(false);
    interrupted.set(undefined);
    void go("/");
  };
  return (
    <Dialog fixed title={t("pause.title")} onClose={() => undefined}>
      <p>{t("pause.text")}</p>
      <p className="grid justify-items-center">
        <span className="text-soft">{t("pause.left")}</span>
        <TimeLeft key={endsIn} endsIn={endsIn} />
      </p>
      <DialogActions>
        <Button look="primary" onClick={leave}>
          {t("pause.leave")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Counts down from the server's seconds, and asks it again once they have passed. */
function TimeLeft({ endsIn }: { endsIn: number }) {
  const queries = useQueryClient();
  const [end] = useState(() => Date.now() + endsIn * 1_000);
  const [now, setNow] = useState(Date.now);
  const left = Math.min(endsIn, Math.max(0, Math.ceil((end - now) / 1_000)));
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) return void queries.invalidateQueries({ queryKey: ["/play"] });
    const tick = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(tick);
  }, [isOver, queries]);
  return (
    <span role="timer" dir="ltr" className="font-display text-5xl font-bold tabular-nums">
      {clock(left)}
    </span>
  );
}

function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
