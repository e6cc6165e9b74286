import type { Login } from "@perya/api-client/player";
import { keepSession } from "./session.ts";
import { useStore } from "./use-store.ts";

/** What comes before a session is used: a new password for one that is over, and then what a first sign-in asks for. Or a guest's account meets what takes a real one. */
export type EntryTask = "change-password" | "first-login" | "real-account";

/** Tells a new tab that this browser is remembered: the cookie itself no script can read. */
const REMEMBERED = "perya-remembered";
/** Set once a player has signed in and what they are was loaded. */
const AFTER_LOGIN = "afterLogin";

interface Entry {
  readonly tasks: readonly EntryTask[];
  /** The password that was just typed; in memory only, for a change that must follow. */
  readonly password: string | undefined;
}

let entry: Entry = { tasks: [], password: undefined };
const watchers = new Set<() => void>();

/** Keeps a new session and says what has to be done first; the answer is whether nothing has. */
export function beginSession(
  login: Login,
  { password, remember }: { readonly password?: string; readonly remember?: boolean } = {},
): boolean {
  keepSession(login);
  if (remember) localStorage.setItem(REMEMBERED, "1");
  const tasks: EntryTask[] = [];
  if (login.passwordExpired) tasks.push("change-password");
  if (login.firstTimeLogin) tasks.push("first-login");
  set({ tasks, password: login.passwordExpired ? password : undefined });
  return !login.passwordExpired;
}

/** Ends the session in this tab, and what waited in it. */
export function endSession(): void {
  localStorage.removeItem(REMEMBERED);
  sessionStorage.removeItem(AFTER_LOGIN);
  set({ tasks: [], password: undefined });
  keepSession(undefined);
}

/** Says that who is signed in is known. */
export function markAfterLogin(): void {
  sessionStorage.setItem(AFTER_LOGIN, "1");
}

export function isRemembered(): boolean {
  return localStorage.getItem(REMEMBERED) === "1";
}

export function forgetRemembered(): void {
  localStorage.removeItem(REMEMBERED);
}

/** Puts a task first that the server asks for. */
export function askFor(task: EntryTask): void {
  if (entry.tasks[0] !== task)
    set({ ...entry, tasks: [task, ...entry.tasks.filter((other) => other !== task)] });
}

/** The task is done, or left for later. */
export function finishTask(task: EntryTask): void {
  set({ tasks: entry.tasks.filter((other) => other !== task), password: undefined });
}

/** What is to be done just now, followed as it changes. */
export function useEntryTask(): {
  readonly task: EntryTask | undefined;
  readonly password: string | undefined;
} {
  const { tasks, password } = useStore(watch, () => entry);
  return { task: tasks[0], password };
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}

function set(next: Entry): void {
  entry = next;
  for (const watcher of watchers) watcher();
}
