import { addressOf } from "./address-of.ts";
import { ApiError } from "./api-error.ts";
import type { Ask, AskArguments, Method, PathOf, ValueOf } from "./typed-paths.ts";

/** A client of one of the platform's APIs, typed by the `paths` of its document. */
export interface Api<Paths> {
  /** Makes the call and returns the value of the answer. Throws ApiError. */
  call<M extends Method, Path extends PathOf<Paths, M>>(
    method: M,
    path: Path,
    ...ask: AskArguments<Paths, M, Path>
  ): Promise<ValueOf<Paths, M, Path>>;
  /**
   * What a cache needs to read a path. The key is the address alone, so that code that learns of a
   * change can invalidate it.
   */
  reading<Path extends PathOf<Paths, "GET">>(
    path: Path,
    ...ask: AskArguments<Paths, "GET", Path>
  ): {
    readonly queryKey: readonly [address: string];
    readonly queryFn: () => Promise<ValueOf<Paths, "GET", Path>>;
  };
}

export interface ApiOptions {
  /** "/api/v1" or "/operator/v1". */
  readonly base: string;
  /** The session's token, for servers that want it in a header. */
  readonly token?: () => string | undefined;
  /** The page's language, for servers that answer in it or pass it on to other servers. */
  readonly language?: () => string;
  /** Gets every ApiError before the caller does; the caller waits for it. */
  readonly onError?: (error: ApiError) => void | Promise<void>;
}

const UNREACHABLE = "Network link is abnormal, please try again";

/** Opens a client. The caller names the document: `openApi<paths>({ … })`. */
export function openApi<Paths>({ base, token, language, onError }: ApiOptions): Api<Paths> {
  const call = async (method: Method, path: string, ask: Ask = {}): Promise<unknown> => {
    try {
      return await unwrap(
        await send(base + addressOf(path, ask), request(method, ask.body, token?.(), language?.())),
      );
    } catch (error) {
      if (error instanceof ApiError) await onError?.(error);
      throw error;
    }
  };
  const reading = (path: string, ask: Ask = {}) => ({
    queryKey: [addressOf(path, ask)],
    queryFn: () => call("GET", path, ask),
  });
  // The document's types give each path its own signature; the implementation is the same for all.
  return { call, reading } as unknown as Api<Paths>;
}

function send(address: string, init: RequestInit): Promise<Response> {
  return fetch(address, init).catch(() => {
    throw new ApiError(0, "NETWORK", UNREACHABLE);
  });
}

function request(
  method: Method,
  body: unknown,
  token: string | undefined,
  language: string | undefined,
): RequestInit {
  const headers: Record<string, string> = { accept: "application/json" };
  if (token) headers["authorization"] = `Bearer ${token}`;
  if (language) headers["language"] = language;
  if (body === undefined) return { method, headers, credentials: "same-origin" };
  // The browser sets the content type of a form itself.
  if (body instanceof FormData || body instanceof URLSearchParams)
    return { method, headers, body, credentials: "same-origin" };
  return {
    method,
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify(body),
    credentials: "same-origin",
  };
}

async function unwrap(response: Response): Promise<unknown> {
  const answer = (await response.json().catch(() => undefined)) as
    | { success?: boolean; code?: string; message?: string; value?: unknown }
    | undefined;
  if (answer?.success === true) return answer.value;
  throw new ApiError(
    response.status,
    answer?.code ?? "FAULT",
    answer?.message ?? "Unknown error",
    answer?.value,
  );
}
