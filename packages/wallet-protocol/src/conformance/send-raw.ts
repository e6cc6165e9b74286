/** How long a vendor waits for one call, in milliseconds. */
const TIMEOUT_MS = 5_000;

export interface RawReply {
  readonly http: number;
  readonly json: Readonly<Record<string, unknown>>;
}

/**
 * Sends bytes unchanged and reads the answer. An answer that is not a JSON object is read as an
 * empty one.
 */
export async function sendRaw(
  url: string,
  body: Buffer | undefined,
  headers: Readonly<Record<string, string>>,
  method = "POST",
): Promise<RawReply> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(url, {
    method,
    headers: { "content-type": "application/json", ...headers },
    body: body ?? null,
    redirect: "error",
    signal,
  });
  return { http: response.status, json: objectOf(await response.text()) };
}

function objectOf(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
