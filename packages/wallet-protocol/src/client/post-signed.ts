import type { Signer } from "./signer.ts";

/** What came back: the status and the body as it was sent, and as JSON where it is that. */
export interface SignedAnswer {
  readonly status: number;
  readonly text: string;
  readonly json: unknown;
}

/** Sends bytes to an address and answers what came back. */
export type Post = (
  url: string,
  message: {
    readonly headers: Readonly<Record<string, string>>;
    readonly body: Buffer;
    readonly timeoutMs: number;
  },
) => Promise<{ readonly status: number; readonly text: string }>;

/** The vendor's patience with one call, in milliseconds. */
const TIMEOUT_MS = 5_000;

/**
 * Sends one signed call, as either side of the protocol does. The body is turned into bytes once, and those bytes are signed and sent. Throws when there is no answer
 * within the timeout: the outcome is unknown then, and a vendor repeats the call or rolls it back. `post` sends it, for callers that may not reach every address.
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
  // The bytes are a buffer of their own, as fetch wants them.
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
