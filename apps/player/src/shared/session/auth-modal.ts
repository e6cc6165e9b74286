import { storeOf, useStore } from "@perya/ui/store";

/** The forms that open over the current page. */
export type AuthForm = "login" | "register" | "forgot";

/** The form to open, and its context. */
export interface AuthOpening {
  readonly form: AuthForm;
  /**
   * Why it opened, in a sentence above the form: "Sorry, you are not logged in yet, please log in."
   */
  readonly why?: string;
}

const open = storeOf<AuthOpening | undefined>(undefined);

/** Opens a form over the page, replacing any open one. */
export function openAuth(form: AuthForm, why?: string): void {
  open.set({ form, ...(why === undefined ? {} : { why }) });
}

/** Closes the open form. */
export function closeAuth(): void {
  open.set(undefined);
}

/** The open form, updated as it changes. */
export function useAuthOpening(): AuthOpening | undefined {
  return useStore(open);
}
