import type { Signer } from "./signer.ts";

/** An answer: its status, its body, and the body's JSON value, undefined when it is not JSON. */
export interface SignedAnswer {
  readonly status: number;
  readonly text: string;
  readonly json: unknown;
}

/** Posts bytes to an address and returns the answer. */
export type Post = (
  url: string,
  message: {
    readonly headers: Readonly<Record<string, string>>;
    readonly body: Buffer;
    readonly timeoutMs: number;
  },
) => Promise<{ readonly status: number; readonly text: string }>;

/** How long a vendor waits for the answer to one call. */
const TIMEOUT_MS = 5_000;

/**
 * Sends one signed call, as either side of the protocol does. The body is encoded once, and the
 * same bytes are signed and sent. Throws when there is no answer within the timeout: the outcome is
 * then unknown, and a vendor repeats the call or rolls it back. `post` can restrict the addresses
 * that may be called.
 */
export async function postSigned(
  url: string,
  body: unknown,
  signer: Signer,
  timeoutMs: number = TIMEOUT_MS,
  post: Post = postAnywhere,
): Promise<SignedAnswer> {
  const bytes = Buffer.from(JSON.stringify(body), "utf8");
  const headers = { "content-type": "application/json", [signer.header]: await signer.sign(bytes) };
  const { status, text } = await post(url, { headers, body: bytes, timeoutMs });
  return { status, text, json: parsed(text) };
}

const postAnywhere: Post = async (url, { headers, body, timeoutMs }) => {
  const response = await fetch(url, {
    method: "POST",
    headers,
    body: new Uint8Array(body),
    redirect: "error",
    signal: AbortSignal.timeout(timeoutMs),
  });
  return { status: response.status, text: await response.text() };
};

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
