import type { Game } from "@perya/api-client/player";
import { useEffect, useState } from "react";
import { openAuth } from "../../../shared/session/auth-modal.ts";
import { requireTask } from "../../../shared/session/sign-in-tasks.ts";
import { faultWords } from "../../../shared/faults/fault-words.ts";
import { isSignedIn, isTrial } from "../../../shared/session/session.ts";
import { useText } from "../../../shared/language/text.ts";
import { toggleFavourite, useIsFavourite } from "./favourites.ts";

const SAID_MS = 6_000;

interface HeartProps {
  readonly game: Game;
  /** On a tile: a smaller disc, which answers as far around it. */
  readonly small?: boolean;
  /** In a card that the keyboard passes by. */
  readonly tabIndex?: -1 | undefined;
}

/**
 * The favourite button of a game. Lotteries have another one; a guest is asked to sign in, a trial
 * account to register.
 */
export function Heart({ game, small = false, tabIndex }: HeartProps) {
  const t = useText("tile");
  const common = useText("common");
  const on = useIsFavourite(game);
  const [failed, setFailed] = useState<{ readonly nodeId: string; readonly why: string }>();
  useEffect(() => {
    if (!failed) return;
    const timer = setTimeout(() => setFailed(undefined), SAID_MS);
    return () => clearTimeout(timer);
  }, [failed]);
  if (game.gameType === "LOTT" || game.gameType === "ELOTT") return null;
  const press = () => {
    if (!isSignedIn()) return openAuth("login", common("notYet"));
    if (isTrial()) return requireTask("real-account");
    setFailed(undefined);
    toggleFavourite(game).catch((problem: unknown) =>
      setFailed({ nodeId: game.nodeId, why: faultWords(problem) }),
    );
  };
  return (
    <>
      <button
        type="button"
        aria-pressed={on}
        aria-label={t("heart", { game: game.displayName })}
        onClick={press}
        tabIndex={tabIndex}
        className={`absolute z-2 grid place-items-center rounded-full bg-ground/75 ${small ? "end-1 top-1 size-8 after:absolute after:-inset-1 after:content-['']" : "end-1.5 top-1.5 size-11"} ${on ? "text-coral" : "text-ink hover:text-coral"}`}
      >
        <svg
          viewBox="0 0 24 24"
          width={small ? 18 : 22}
          height={small ? 18 : 22}
          aria-hidden="true"
          fill={on ? "currentColor" : "none"}
          stroke="currentColor"
          strokeWidth="2"
        >
          <path d="M12 20.5C5.5 15.6 3 12.4 3 8.9A4.9 4.9 0 0 1 7.9 4c1.7 0 3.2.9 4.1 2.3C12.9 4.9 14.4 4 16.1 4A4.9 4.9 0 0 1 21 8.9c0 3.5-2.5 6.7-9 11.6z" />
        </svg>
      </button>
      {failed && failed.nodeId === game.nodeId && (
        <p
          role="alert"
          className="absolute inset-x-1.5 top-14 z-3 rounded-xl border border-coral bg-overlay p-2 text-sm text-coral shadow-lg"
        >
          {t("heartFailed")} {failed.why}
        </p>
      )}
    </>
  );
}
