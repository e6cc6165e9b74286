import type { Signer } from "./signer.ts";

/** What came back: the status and the body as it was sent, and as JSON where it is that. */
export interface SignedAnswer {
  readonly status: number;
  readonly text: string;
  readonly json: unknown;
}

/** The vendor's patience with one call, in milliseconds. */
const TIMEOUT_MS = 5_000;

/**
 * Sends one signed call, as either side of the protocol does. The body is turned into bytes once, and those bytes are signed and sent. Throws when there is no answer
 * within the timeout: the outcome is unknown then, and a vendor repeats the call or rolls it back.
 */
export async function postSigned(url: string, body: unknown, signer: Signer, timeoutMs: number = TIMEOUT_MS): Promise<SignedAnswer> {
  const bytes = Buffer.from(JSON.stringify(body), "utf8");
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", [signer.header]: await signer.sign(bytes) },
    body: bytes,
    redirect: "error",
    signal: AbortSignal.timeout(timeoutMs),
  });
  const text = await response.text();
  return { status: response.status, text, json: parsed(text) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
