import type { Game } from "@perya/api-client/player";
import type { MouseEvent } from "react";
import { openAuth } from "../session/auth-modal.ts";
import { reservePopup } from "../dialogs/open-popup.ts";
import { go } from "../routing/go.ts";
import { isSignedIn, isTrial } from "../session/session.ts";
import { textOf } from "../language/text.ts";
import { storeOf, useStore } from "@perya/ui/store";

/** With the player's account, or in a trial account created for it. */
export type PlayMode = "play" | "trial";

/** What must be known of a game to open it. */
export type Openable = Pick<Game, "gameId" | "nodeId" | "displayName" | "opensIn" | "vassalage"> &
  Partial<Pick<Game, "gameType" | "roomId" | "nameLanguage">>;

/** Codes of the vendors whose lotteries are Vietnamese. */
const VIETNAMESE: ReadonlySet<string> = new Set(["TCG_LOTTO_VN", "TCG_SEA"]);

/** A game on its way to being open. */
export interface Opening {
  readonly game: Openable;
  readonly mode: PlayMode;
  /**
   * The window that waits for it; null where the browser let none open, undefined where it needs
   * none.
   */
  readonly popup: Window | null | undefined;
  /** Another one for every press. */
  readonly press: number;
}

/** Pixels; a smaller screen gives what it has. */
const POPUP_WIDTH = 1280;
const POPUP_HEIGHT = 800;

const opening = storeOf<Opening | undefined>(undefined);
let press = 0;

/**
 * Opens a game where its vendor's games open, or what has to come before: the sign-in for a guest,
 * a trial account for a free trial. Called in the very press, because a window that is opened later
 * than that is blocked; who opened one already gives it as `popup`.
 */
export function openGame(game: Openable, mode: PlayMode = "play", popup?: Window | null): void {
  if (isLottery(game)) return void go(gamePage(game), { search: { gameId: game.gameId } });
  if (mode === "play" && !isSignedIn()) return openAuth("login", textOf("common")("notYet"));
  const asks = mustAsk(mode);
  if (game.opensIn !== "popup" && isSignedIn() && !asks) {
    opening.set(undefined);
    return void go(gamePage(game), { search: { gameId: game.gameId } });
  }
  const waiting = popup === undefined && !asks ? gameWindow(game) : popup;
  opening.set({ game, mode, popup: waiting, press: ++press });
}

/**
 * What makes a link to a game's page open the game in the press, also in one that came before the
 * scripts. A tab of its own is left to the link's address.
 */
export function playInPress(game: Openable): {
  readonly onClick: (event: MouseEvent) => void;
  readonly "data-answered": true;
} {
  return {
    "data-answered": true,
    onClick: (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      openGame(game);
    },
  };
}

/** Where the game's page is, for a link to it. */
export function gamePage(
  game: Pick<Openable, "opensIn" | "gameType" | "vassalage">,
): "/seamless" | "/game" | "/lottery" | "/vnLottery" {
  if (isLottery(game)) return VIETNAMESE.has(game.vassalage) ? "/vnLottery" : "/lottery";
  return game.opensIn === "seamless" ? "/seamless" : "/game";
}

/**
 * Whether it is one of the house's own lotteries, which are played on pages of the site and need no
 * session to be looked at.
 */
export function isLottery({
  gameType,
  vassalage,
}: Pick<Openable, "gameType" | "vassalage">): boolean {
  return (
    (gameType === "LOTT" || gameType === "ELOTT") &&
    (VIETNAMESE.has(vassalage) || vassalage === "LOTT" || vassalage === "ELOTT")
  );
}

/** The game is open, or not wanted any more. */
export function endOpening(): void {
  opening.set(undefined);
}

/** The game that is being opened, followed as it changes. */
export function useOpening(): Opening | undefined {
  return useStore(opening);
}

/**
 * An empty window for a game that needs one, null where the browser let none open. Called in a
 * press.
 */
export function gameWindow({ opensIn }: Pick<Openable, "opensIn">): Window | null | undefined {
  return opensIn === "popup" ? reservePopup(POPUP_WIDTH, POPUP_HEIGHT) : undefined;
}

/**
 * Whether the player has to be asked before the game opens: who has an account of their own leaves
 * it for a trial one.
 */
export function mustAsk(mode: PlayMode): boolean {
  return mode === "trial" && isSignedIn() && !isTrial();
}
