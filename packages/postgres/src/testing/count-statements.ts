import { AsyncLocalStorage } from "node:async_hooks";
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";
import pg from "pg";

/** An HTTP request that this process answered, and the PostgreSQL statements it ran. */
export interface Counted {
  readonly method: string;
  readonly url: string;
  /** The statements' texts, in order, without begin, commit and rollback. */
  readonly statements: string[];
}

const FRAME = /^(begin|commit|rollback)$/i;

/**
 * Lists the statements of each HTTP request that this process answers, until it is stopped.
 * Statements that the process runs on its own are not included.
 */
export function countStatements(): { readonly requests: Counted[]; stop(): void } {
  const requests: Counted[] = [];
  const current = new AsyncLocalStorage<Counted>();
  const begun = (message: unknown) => {
    const { request } = message as { request: IncomingMessage };
    const counted = { method: request.method ?? "", url: request.url ?? "", statements: [] };
    requests.push(counted);
    current.enterWith(counted);
  };
  const send = pg.Client.prototype.query as (...sent: unknown[]) => unknown;
  const counting = function (this: pg.Client, ...sent: unknown[]) {
    const text = textOf(sent[0]);
    if (!FRAME.test(text)) current.getStore()?.statements.push(text);
    return send.apply(this, sent);
  };
  Object.assign(pg.Client.prototype, { query: counting });
  subscribe("http.server.request.start", begun);
  return {
    requests,
    stop: () => {
      unsubscribe("http.server.request.start", begun);
      Object.assign(pg.Client.prototype, { query: send });
    },
  };
}

function textOf(query: unknown): string {
  return typeof query === "string" ? query : String((query as { text?: string }).text);
}
