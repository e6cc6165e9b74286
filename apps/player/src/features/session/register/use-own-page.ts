import { useEffect } from "react";
import { closeAuth, useAuthOpening } from "../../../shared/auth-modal.ts";
import { go } from "../../../shared/routing/go.ts";

/** Moves the form from its dialog to its page where Google's check will be asked for, which nobody can answer in a dialog. Answers whether it moves. */
export function useOwnPage(needed: boolean): boolean {
  const moves = useAuthOpening()?.form === "register" && needed;
  useEffect(() => {
    if (!moves) return;
    closeAuth();
    void go("/register");
  }, [moves]);
  return moves;
}
