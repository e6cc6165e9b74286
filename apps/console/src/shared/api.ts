/** An answer that was not a success, with the server's code and its sentence for people. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly value: unknown;

  constructor(status: number, code: string, message: string, value?: unknown) {
    super(message);
    this.status = status;
    this.code = code;
    this.value = value;
  }
}

type Method = "GET" | "POST" | "PUT" | "DELETE";

/** Calls the operator API and unwraps its value. Throws ApiError; status 0 means the server could not be reached. */
export async function call<Value>(method: Method, path: string, body?: unknown): Promise<Value> {
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  const headers = { accept: "application/json", ...(body === undefined ? {} : { "content-type": "application/json" }) };
  const init: RequestInit = { method, credentials: "same-origin", headers, ...sent };
  const response = await fetch(`/operator/v1${path}`, init).catch(() => {
    throw new ApiError(0, "NETWORK", "The server can't be reached. Check the connection and try again.");
  });
  const wrapped = (await response.json().catch(() => undefined)) as
    | { success?: boolean; code?: string; message?: string; value?: unknown }
    | undefined;
  if (wrapped?.success === true) return wrapped.value as Value;
  throw new ApiError(response.status, wrapped?.code ?? "FAULT", wrapped?.message ?? "The server gave no usable answer.", wrapped?.value);
}

/** Reads. The path is also the query's key. */
export function read<Value>(path: string): Promise<Value> {
  return call<Value>("GET", path);
}

/** A path with its filters, empty ones left out. */
export function withQuery(path: string, filters: Readonly<Record<string, string | number | undefined>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) if (value !== undefined && value !== "") query.set(name, String(value));
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}
