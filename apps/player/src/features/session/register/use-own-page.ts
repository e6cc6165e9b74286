import { useEffect } from "react";
import { closeAuth, useAuthOpening } from "../../../shared/session/auth-modal.ts";
import { go } from "../../../shared/routing/go.ts";

/**
 * Moves the form from its dialog to its page if Google's check is needed, which can't be answered
 * in a dialog. Returns whether it moves.
 */
export function useOwnPage(needed: boolean): boolean {
  const moves = useAuthOpening()?.form === "register" && needed;
  useEffect(() => {
    if (!moves) return;
    closeAuth();
    void go("/register");
  }, [moves]);
  return moves;
}
