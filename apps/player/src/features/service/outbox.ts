import type { ServiceMessage } from "@perya/api-client/player";
import { storeOf, useStore } from "@perya/ui/store";
import { faultWords } from "../../shared/faults/fault-words.ts";
import { call, isRefusal, reading } from "../../shared/http/api.ts";
import { queryClient } from "../../shared/http/query-client.ts";
import { sessionPlayer, sessionToken } from "../../shared/session/session.ts";
import { readUnsent, storeUnsent } from "./unsent.ts";

/** A message that the server does not have yet, as far as this page knows. */
export interface Pending {
  /** Sent with every try, so that a message that did arrive is not written twice. */
  readonly key: string;
  readonly text: string;
  readonly files: readonly File[];
  /** What went wrong; undefined while it is being sent or waits for its turn. */
  readonly fault?: string;
  /** The server said no, so trying again is no use. */
  readonly refused?: boolean;
}

const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 60_000;

const outbox = storeOf<readonly Pending[]>([]);
let owner: string | undefined;
let running = false;
let waitMs = FIRST_WAIT_MS;
let timer: ReturnType<typeof setTimeout> | undefined;

/** What is on its way. */
export function usePending(): readonly Pending[] {
  return useStore(outbox);
}

/**
 * Takes up what this player left unsent, on this page or an earlier one; what another player of
 * this browser left is theirs.
 */
export function openOutbox(): void {
  const player = sessionPlayer();
  if (player !== owner) {
    owner = player;
    outbox.set(readUnsent(player).map((one) => ({ ...one, files: [] })));
  }
  retry();
}

/** Sends a message after those that wait already. */
export function post(text: string, files: readonly File[]): void {
  change([...outbox.get(), { key: crypto.randomUUID(), text, files }]);
  void flush();
}

/** Tries again at once. */
export function retry(): void {
  waitMs = FIRST_WAIT_MS;
  void flush();
}

/** Gives a message up. */
export function discard(key: string): void {
  change(outbox.get().filter((one) => one.key !== key));
  void flush();
}

/** Drops what did arrive although nobody heard so: its answer was lost on the way. */
export function noteArrived(keys: ReadonlySet<string | null>): void {
  const left = outbox.get().filter(({ key, fault }) => fault === undefined || !keys.has(key));
  if (left.length < outbox.get().length) change(left);
}

function change(next: readonly Pending[]): void {
  outbox.set(next);
  storeUnsent(owner, next);
}

function replace(key: string, next: Pending): void {
  change(outbox.get().map((one) => (one.key === key ? next : one)));
}

/** Sends what waits, one after the other, so that messages stay in their order. */
async function flush(): Promise<void> {
  clearTimeout(timer);
  if (running) return;
  running = true;
  try {
    for (;;) {
      const next = outbox.get().find(({ refused }) => !refused);
      if (!next || sessionToken() === undefined) return;
      if (!(await send(next))) return;
    }
  } finally {
    running = false;
  }
}

/** Sends one message. False when the rest has to wait as well. */
async function send({ fault: _fault, ...message }: Pending): Promise<boolean> {
  replace(message.key, message);
  try {
    await deliver(message);
    waitMs = FIRST_WAIT_MS;
    // It is shown as sent before it stops being shown as pending: nothing flickers.
    await queryClient.invalidateQueries({ predicate: isConversation });
    change(outbox.get().filter(({ key }) => key !== message.key));
    return true;
  } catch (fault) {
    const refused = isRefusal(fault);
    replace(message.key, { ...message, fault: faultWords(fault), ...(refused ? { refused } : {}) });
    if (refused) return true;
    timer = setTimeout(() => void flush(), waitMs);
    waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS);
    return false;
  }
}

function deliver({ key, text, files }: Pending): Promise<ServiceMessage> {
  const body = new FormData();
  body.append("text", text);
  body.append("key", key);
  for (const file of files) body.append("images", file);
  return call("POST", "/service/messages", { body });
}

export const MESSAGES = reading("/service/messages").queryKey[0];

function isConversation({ queryKey }: { readonly queryKey: readonly unknown[] }): boolean {
  return queryKey[0] === MESSAGES;
}

addEventListener("online", retry);
