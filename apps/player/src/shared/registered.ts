import { useStore } from "./use-store.ts";

/** What is said to a player who has just registered: the account that was made for a number, or that it is done. */
export interface RegisteredNews {
  readonly kind: "account" | "done";
  readonly account: string;
  readonly read: () => void;
}

let news: RegisteredNews | undefined;
const watchers = new Set<() => void>();

/** Says it over whatever page is open; done when it was read. */
export function tellRegistered(kind: RegisteredNews["kind"], account: string): Promise<void> {
  return new Promise((resolve) => {
    show({
      kind,
      account,
      read: () => {
        show(undefined);
        resolve();
      },
    });
  });
}

/** What is to be said just now, for the one place that says it. */
export function useRegisteredNews(): RegisteredNews | undefined {
  return useStore(
    (watcher) => {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
    () => news,
  );
}

function show(next: RegisteredNews | undefined): void {
  news = next;
  for (const watcher of watchers) watcher();
}
