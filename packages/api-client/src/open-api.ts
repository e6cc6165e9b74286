import { ApiError } from "./api-error.ts";

export type Method = "GET" | "POST" | "PUT" | "DELETE";

export interface Api {
  /** Calls and unwraps the value of the answer. Throws ApiError. */
  call<Value>(method: Method, path: string, body?: unknown): Promise<Value>;
  /** Reads. The path is also a good key for a cache. */
  read<Value>(path: string): Promise<Value>;
}

export interface ApiOptions {
  /** "/api/v1" or "/operator/v1". */
  readonly base: string;
  /** The session's token, for servers that want it in a header. */
  readonly token?: () => string | undefined;
}

const UNREACHABLE = "Network link is abnormal, please try again";

/** A client of one of the platform's wrapped APIs. */
export function openApi({ base, token }: ApiOptions): Api {
  const call = async <Value>(method: Method, path: string, body?: unknown): Promise<Value> => {
    const response = await fetch(base + path, request(method, body, token?.())).catch(() => {
      throw new ApiError(0, "NETWORK", UNREACHABLE);
    });
    return unwrap<Value>(response);
  };
  return { call, read: (path) => call("GET", path) };
}

function request(method: Method, body: unknown, token: string | undefined): RequestInit {
  const headers: Record<string, string> = { accept: "application/json" };
  if (token) headers["authorization"] = `Bearer ${token}`;
  if (body === undefined) return { method, headers, credentials: "same-origin" };
  if (body instanceof FormData) return { method, headers, body, credentials: "same-origin" };
  return { method, headers: { ...headers, "content-type": "application/json" }, body: JSON.stringify(body), credentials: "same-origin" };
}

async function unwrap<Value>(response: Response): Promise<Value> {
  const answer = (await response.json().catch(() => undefined)) as
    | { success?: boolean; code?: string; message?: string; value?: unknown }
    | undefined;
  if (answer?.success === true) return answer.value as Value;
  throw new ApiError(response.status, answer?.code ?? "FAULT", answer?.message ?? "Unknown error", answer?.value);
}

/** A path with its filters, empty ones left out. */
export function withQuery(path: string, filters: Readonly<Record<string, string | number | undefined>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) if (value !== undefined && value !== "") query.set(name, String(value));
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}
