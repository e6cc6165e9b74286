import { useState } from "react";
import { part } from "../../shared/loading/part.tsx";
import { isSignedIn } from "../../shared/session/session.ts";
import { useText } from "../../shared/language/text.ts";
import { Line } from "../../shared/pictures/icon.tsx";

const SwitchTray = part(() => import("./switch-tray.tsx"));

/** From one game straight to another: the button, and the tray it opens over the game. */
export function SwitchGame({ gameId }: { gameId: string }) {
  const t = useText("game");
  const [open, setOpen] = useState(false);
  if (!isSignedIn()) return null;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        aria-label={t("switch.open")}
        title={t("switch.open")}
        className="grid size-11 shrink-0 place-items-center rounded-xl text-soft hover:text-ink"
      >
        <Line d="M4 8h13m0 0-4-4m4 4-4 4M20 16H7m0 0 4-4m-4 4 4 4" />
      </button>
      {open && <SwitchTray gameId={gameId} onClose={() => setOpen(false)} />}
    </>
  );
}
