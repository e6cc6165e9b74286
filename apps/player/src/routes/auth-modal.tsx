import { useEffect } from "react";
import { closeAuth, useAuthOpening } from "../shared/session/auth-modal.ts";
import { part } from "../shared/loading/part.tsx";
import { useToken } from "../shared/session/session.ts";

const Forms = part(() => import("./auth-forms.tsx"));

/** The requested form, over the current page; loaded on first use. */
export function AuthModal() {
  const opening = useAuthOpening();
  const token = useToken();
  useEffect(() => {
    // The visitor is signed in: there is nothing left to sign in or to sign up for.
    if (token !== undefined && (opening?.form === "login" || opening?.form === "register"))
      closeAuth();
  }, [token, opening?.form]);
  return opening && <Forms key={opening.form} {...opening} />;
}
