import { useEffect } from "react";
import { closeAuth, useAuthOpening } from "../shared/auth-modal.ts";
import { part } from "../shared/part.tsx";
import { useToken } from "../shared/session.ts";

const Forms = part(() => import("./auth-forms.tsx"));

/** The form that was asked for, over whatever page is open; loaded with its first use. */
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
