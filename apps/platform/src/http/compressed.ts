import type { FastifyReply, FastifyRequest } from "fastify";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip, type InputType } from "node:zlib";

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);
/** Compresses in a millisecond, and within a few percent of the smallest possible size. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const GZIP = { level: 6 };
/** What fits into one packet gains nothing. */
const WORTH_BYTES = 1_024;

/** The encodings, by their HTTP names. */
export type Encoding = "br" | "gzip";

/** The compression for a text of this length and this browser, where it is worth it. */
export function encodingFor(request: FastifyRequest, length: number): Encoding | undefined {
  const takes = request.headers["accept-encoding"] ?? "";
  if (length < WORTH_BYTES) return undefined;
  return /\bbr\b/.test(takes) ? "br" : /\bgzip\b/.test(takes) ? "gzip" : undefined;
}

export function compress(content: InputType, encoding: Encoding): Promise<Buffer> {
  return encoding === "br" ? asBrotli(content, BROTLI) : asGzip(content, GZIP);
}

/**
 * A text as the browser accepts it: compressed where that is worth it, with the reply's headers set
 * so.
 */
export async function compressed(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
): Promise<string | Buffer> {
  reply.header("vary", "accept-encoding");
  const encoding = encodingFor(request, text.length);
  if (!encoding) return text;
  reply.header("content-encoding", encoding);
  return compress(text, encoding);
}
