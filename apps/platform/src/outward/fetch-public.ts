import { lookup as lookUp, type LookupAddress, type LookupOptions } from "node:dns";
import {
  Agent as HttpAgent,
  request as requestHttp,
  type IncomingHttpHeaders,
  type IncomingMessage,
} from "node:http";
import { Agent as HttpsAgent, request as requestHttps } from "node:https";
import { isIP } from "node:net";
import { isPublicAddress, listOf } from "./is-public-address.ts";

/** A request to an outside server. */
interface Asking {
  readonly method?: "GET" | "POST";
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer;
  readonly timeoutMs: number;
  readonly maxBytes: number;
}

interface PublicAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Resolves a host name to all of its addresses. */
export type Resolve = (
  hostname: string,
  options: LookupOptions,
  callback: (fault: Error | null, addresses: LookupAddress[]) => void,
) => void;

const NOT_PUBLIC = "the address is not on a public network";
const resolveAll: Resolve = (hostname, options, callback) =>
  lookUp(hostname, { ...options, all: true }, callback);

/**
 * Fetches an address typed by staff. Throws when it is not on a public network, when there is no
 * answer in time, and when the answer is too long.
 */
export type FetchPublic = (address: string, asking: Asking) => Promise<PublicAnswer>;

const fetchers = new WeakMap<object, FetchPublic>();

/**
 * A process's fetch for addresses typed by staff; `networks` may be reached besides the public
 * ones.
 */
export function publicFetch(networks: readonly string[]): FetchPublic {
  const fetcher = fetchers.get(networks) ?? openPublicFetch(networks);
  fetchers.set(networks, fetcher);
  return fetcher;
}

/**
 * Creates such a fetch. A resolved address is checked and connected to in one step, so DNS
 * rebinding is useless; of several addresses all must be public. Redirects are not followed.
 */
export function openPublicFetch(
  networks: readonly string[],
  resolve: Resolve = resolveAll,
): FetchPublic {
  const allowed = listOf(networks);
  const lookup: Resolve = (hostname, options, callback) =>
    resolve(hostname, options, (fault, addresses) => {
      const isFine =
        fault !== null || addresses.every(({ address }) => isPublicAddress(address, allowed));
      callback(isFine ? fault : new Error(NOT_PUBLIC), isFine ? addresses : []);
    });
  const settings = { keepAlive: true, lookup: asNodeWants(lookup) };
  const [plain, secure] = [new HttpAgent(settings), new HttpsAgent(settings)];
  return async (address, asking) => {
    const url = new URL(address);
    if (url.protocol !== "http:" && url.protocol !== "https:")
      throw new Error("the address is neither http nor https");
    const host = url.hostname.replace(/^\[|\]$/g, "");
    // A literal IP address is not looked up.
    if (isIP(host) !== 0 && !isPublicAddress(host, allowed)) throw new Error(NOT_PUBLIC);
    return ask(url, url.protocol === "https:" ? secure : plain, asking);
  };
}

/** Node asks for one address or all of them, by `all`. */
function asNodeWants(lookup: Resolve) {
  return (
    hostname: string,
    options: LookupOptions,
    callback: (fault: Error | null, address: string | LookupAddress[], family?: number) => void,
  ) =>
    lookup(hostname, options, (fault, addresses) => {
      const [first] = addresses;
      if (fault || options.all || !first) return callback(fault, addresses);
      callback(null, first.address, first.family);
    });
}

function ask(
  url: URL,
  agent: HttpAgent | HttpsAgent,
  asking: Asking,
  again = false,
): Promise<PublicAnswer> {
  const { method = "GET", headers = {}, body, timeoutMs, maxBytes } = asking;
  return new Promise((answered, failed) => {
    const options = {
      method,
      headers: { ...headers, ...(body && { "content-length": body.length }) },
      agent,
      signal: AbortSignal.timeout(timeoutMs),
    };
    const asked = (url.protocol === "https:" ? requestHttps : requestHttp)(
      url,
      options,
      (reply) => {
        wholeOf(reply, maxBytes).then(
          (read) => answered({ status: reply.statusCode ?? 0, headers: reply.headers, body: read }),
          failed,
        );
      },
    );
    asked.on("error", (fault: NodeJS.ErrnoException) => {
      // A kept-alive connection that the other side has just closed took no request: retry once on
      // a new one.
      if (asked.reusedSocket && fault.code === "ECONNRESET" && !again)
        ask(url, agent, asking, true).then(answered, failed);
      else failed(fault);
    });
    asked.end(body);
  });
}

async function wholeOf(reply: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of reply as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    // Leaving the loop ends the connection.
    if (bytes > maxBytes) throw new Error(`the answer is longer than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
