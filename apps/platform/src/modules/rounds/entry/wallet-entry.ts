import type { IncomingMessage, ServerResponse } from "node:http";
import { hub88 } from "@perya/vendor-hub88";
import { softswiss } from "@perya/vendor-softswiss";
import {
  BODY_LIMIT_BYTES,
  type Dialect,
  type DialectAnswer,
  type Maybe,
  type VendorAccount,
} from "@perya/wallet-protocol";
import { openDeadlines, type Deadlines } from "./deadlines.ts";
import { measureCall } from "./metrics.ts";
import {
  openOperatorPort,
  type EntryParts,
  type OpenedPort,
  type PlayerDirectory,
} from "./operator-port.ts";
import { readBody } from "./read-body.ts";

/** Vendors call the wallet here. It stands before Fastify, because a bet is the one request whose cost decides what a machine can take. */
export interface WalletEntry {
  /** True when the request is a wallet call; it is answered then. */
  takes(request: IncomingMessage, response: ServerResponse): boolean;
  close(): Promise<void>;
}

const dialects: ReadonlyMap<string, Dialect> = new Map(
  [hub88, softswiss].map((dialect) => [dialect.name, dialect]),
);
const ADDRESS = /^\/wallet\/([a-z0-9]+)\/([a-z0-9-]+)(\/[^?]*)(?:\?|$)/;
/** Every call has an answer by then, even if it says only that nobody knows. SQL has stopped half a second before. */
const HARD_STOP_MS = 2_000;
const NOT_FOUND: DialectAnswer = {
  status: 404,
  body: '{"error":"There is no wallet at this address."}',
};

/** Opens the vendors' entrance of one process. */
export function openWalletEntry(parts: EntryParts, directory: PlayerDirectory): WalletEntry {
  const opened = openOperatorPort(parts, directory);
  const deadlines = openDeadlines(HARD_STOP_MS);
  const entrance: Entrance = { log: parts.log, opened, deadlines };
  return {
    takes: (request, response) => {
      // Vendors only POST; what is read below /wallet/ are the player site's own pages.
      if (
        !request.url?.startsWith("/wallet/") ||
        request.method === "GET" ||
        request.method === "HEAD"
      )
        return false;
      void respond(request, response, entrance);
      return true;
    },
    close: async () => {
      deadlines.close();
      await opened.close();
    },
  };
}

interface Entrance {
  readonly log: EntryParts["log"];
  readonly opened: OpenedPort;
  readonly deadlines: Deadlines;
}

async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  { log, opened, deadlines }: Entrance,
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
    // Behind the limit the call goes on, and may still commit: that is what "nobody knows" tells the vendor.
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
  // What was not read of the body can't be told from the next request, so the connection ends here.
  if (!request.complete) headers["connection"] = "close";
  response.writeHead(status, headers);
  response.end(body);
}
