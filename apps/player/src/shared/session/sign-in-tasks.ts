import type { Login } from "@perya/api-client/player";
import { storeSession } from "./session.ts";
import { storeOf, useStore } from "@perya/ui/store";

/**
 * What comes before a session is used: a new password for one that has ended, and then what a first
 * sign-in asks for. Or a guest's account meets what takes a real one.
 */
export type SignInTask = "change-password" | "first-login" | "real-account";

/**
 * Lets a new tab know that this browser is remembered, since no script can read the cookie itself.
 */
const REMEMBERED = "perya-remembered";
/** Set once a player has signed in and what they are was loaded. */
const AFTER_SIGN_IN = "afterLogin";

interface Tasks {
  readonly tasks: readonly SignInTask[];
  /** The password that was just typed; in memory only, for a change that must follow. */
  readonly password: string | undefined;
}

const waiting = storeOf<Tasks>({ tasks: [], password: undefined });

/** Stores a new session with what has to be done before it is used. True when nothing has. */
export function startSession(
  login: Login,
  { password, remember }: { readonly password?: string; readonly remember?: boolean } = {},
): boolean {
  storeSession(login);
  if (remember) localStorage.setItem(REMEMBERED, "1");
  const tasks: SignInTask[] = [];
  if (login.passwordExpired) tasks.push("change-password");
  if (login.firstTimeLogin) tasks.push("first-login");
  waiting.set({ tasks, password: login.passwordExpired ? password : undefined });
  return !login.passwordExpired;
}

/** Ends the session in this tab, and what waited in it. */
export function endSession(): void {
  localStorage.removeItem(REMEMBERED);
  sessionStorage.removeItem(AFTER_SIGN_IN);
  waiting.set({ tasks: [], password: undefined });
  storeSession(undefined);
}

/** Says that who is signed in is known. */
export function markAfterSignIn(): void {
  sessionStorage.setItem(AFTER_SIGN_IN, "1");
}

export function isRemembered(): boolean {
  return localStorage.getItem(REMEMBERED) === "1";
}

export function forgetRemembered(): void {
  localStorage.removeItem(REMEMBERED);
}

/** Puts a task first that the server asks for. */
export function requireTask(task: SignInTask): void {
  const now = waiting.get();
  if (now.tasks[0] !== task)
    waiting.set({ ...now, tasks: [task, ...now.tasks.filter((other) => other !== task)] });
}

/** The task is done, or left for later. */
export function finishTask(task: SignInTask): void {
  const tasks = waiting.get().tasks.filter((other) => other !== task);
  waiting.set({ tasks, password: undefined });
}

/** What is to be done just now, followed as it changes. */
export function useSignInTask(): {
  readonly task: SignInTask | undefined;
  readonly password: string | undefined;
} {
  const { tasks, password } = useStore(waiting);
  return { task: tasks[0], password };
}
