import { storeOf, useStore } from "@perya/ui/store";

/**
 * What is said to a player who has just registered: the account that was made for a number, or that
 * it is done.
 */
export interface RegisteredNews {
  readonly kind: "account" | "done";
  readonly account: string;
  readonly read: () => void;
}

const news = storeOf<RegisteredNews | undefined>(undefined);

/** Says it over whatever page is open; done when it was read. */
export function showRegistered(kind: RegisteredNews["kind"], account: string): Promise<void> {
  return new Promise((resolve) => {
    news.set({
      kind,
      account,
      read: () => {
        news.set(undefined);
        resolve();
      },
    });
  });
}

/** What is to be said just now, for the one place that says it. */
export function useRegisteredNews(): RegisteredNews | undefined {
  return useStore(news);
}
