import type { IncomingMessage, ServerResponse } from "node:http";
import {
  BODY_LIMIT_BYTES,
  type Dialect,
  type DialectAnswer,
  type Maybe,
  type VendorAccount,
} from "@perya/wallet-protocol";
import { DIALECTS } from "./dialects.ts";
import { openDeadlines, type Deadlines } from "./deadlines.ts";
import { measureCall } from "./metrics.ts";
import {
  openOperatorPort,
  type WalletApiParts,
  type OpenedPort,
  type PlayerDirectory,
} from "./operator-port.ts";
import { readBody } from "./read-body.ts";

/**
 * Vendors call the wallet here. It is in front of Fastify, because the cost of a bet decides how
 * much a machine can handle.
 */
export interface WalletApi {
  /** True when the request is a wallet call; it is then answered here. */
  takes(request: IncomingMessage, response: ServerResponse): boolean;
  close(): Promise<void>;
}

const dialects: ReadonlyMap<string, Dialect> = new Map(Object.entries(DIALECTS));
const ADDRESS = /^\/wallet\/([a-z0-9]+)\/([a-z0-9-]+)(\/[^?]*)(?:\?|$)/;
/**
 * Every call is answered by then, if only with an unknown result. SQL has stopped half a second
 * earlier.
 */
const HARD_STOP_MS = 2_000;
const NOT_FOUND: DialectAnswer = {
  status: 404,
  body: '{"error":"There is no wallet at this address."}',
};

/** Opens the wallet API of one process. */
export function openWalletApi(parts: WalletApiParts, directory: PlayerDirectory): WalletApi {
  const opened = openOperatorPort(parts, directory);
  const deadlines = openDeadlines(HARD_STOP_MS);
  const call: CallParts = { log: parts.log, opened, deadlines };
  return {
    takes: (request, response) => {
      // Vendors only POST; GETs below /wallet/ are the player site's own pages.
      if (
        !request.url?.startsWith("/wallet/") ||
        request.method === "GET" ||
        request.method === "HEAD"
      )
        return false;
      void respond(request, response, call);
      return true;
    },
    close: async () => {
      deadlines.close();
      await opened.close();
    },
  };
}

interface CallParts {
  readonly log: WalletApiParts["log"];
  readonly opened: OpenedPort;
  readonly deadlines: Deadlines;
}

async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  { log, opened, deadlines }: CallParts,
): Promise<void> {
  const [, name = "", slug = "", path = ""] = ADDRESS.exec(request.url ?? "") ?? [];
  const dialect = dialects.get(name);
  if (!dialect || request.method !== "POST") return send(request, response, NOT_FOUND);
  const started = performance.now();
  const answer = (given: DialectAnswer) => {
    if (response.headersSent || response.destroyed) return;
    measureCall(name, path, given.status, started);
    send(request, response, given);
  };
  const fail = (fault: unknown) => {
    log.error({ err: fault, dialect: name, slug, path }, "a wallet call has no definite result");
    answer(dialect.unknown());
  };
  let end = () => {};
  try {
    const body = await readBody(request, BODY_LIMIT_BYTES);
    // After the limit the call continues and may still commit. To the vendor an unknown result
    // means just that, so it asks again.
    end = deadlines.begin(() => fail(new Error(`No result within ${HARD_STOP_MS} ms`)));
    answer(await handle(dialect, slug, path, request, body, opened));
  } catch (fault) {
    fail(fault);
  } finally {
    end();
  }
}

function handle(
  dialect: Dialect,
  slug: string,
  path: string,
  request: IncomingMessage,
  body: Buffer | "TOO_LARGE",
  { vendor, port }: OpenedPort,
): Maybe<DialectAnswer> {
  const headers = request.headers as Readonly<Record<string, string | undefined>>;
  const call = { path, headers, body: body === "TOO_LARGE" ? undefined : body };
  const ask = (account: VendorAccount | undefined) =>
    account ? dialect.handle(call, account, port) : NOT_FOUND;
  const account = vendor(dialect.name, slug);
  return account instanceof Promise ? account.then(ask) : ask(account);
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  { status, body }: DialectAnswer,
): void {
  const headers: Record<string, string | number> = {
    "content-type": "application/json",
    "content-length": Buffer.byteLength(body),
    "cache-control": "no-store",
  };
  // The unread rest of the body can't be told apart from the next request, so the connection is
  // closed.
  if (!request.complete) headers["connection"] = "close";
  response.writeHead(status, headers);
  response.end(body);
}
