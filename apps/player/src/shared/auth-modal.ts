import { useStore } from "./use-store.ts";

/** The forms that open over whatever page one is on. */
export type AuthForm = "login" | "register" | "forgot";

/** What a form needs to know besides. */
export interface AuthOpening {
  readonly form: AuthForm;
  /** Why it opened, in a sentence above the form: "Sorry, you are not logged in yet, please log in." */
  readonly why?: string;
}

let open: AuthOpening | undefined;
const watchers = new Set<() => void>();

/** Opens a form over the page, in the place of another one that is open. */
export function openAuth(form: AuthForm, why?: string): void {
  set({ form, ...(why === undefined ? {} : { why }) });
}

/** Closes whichever form is open. */
export function closeAuth(): void {
  set(undefined);
}

/** The form that is open, followed as it changes. */
export function useAuthOpening(): AuthOpening | undefined {
  return useStore(
    (watcher) => {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
    () => open,
  );
}

function set(next: AuthOpening | undefined): void {
  open = next;
  for (const watcher of watchers) watcher();
}
