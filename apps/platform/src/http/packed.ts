import type { FastifyReply, FastifyRequest } from "fastify";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);
/** Packed in a millisecond, and within a few percent of the smallest there is. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const GZIP = { level: 6 };
/** A page that fits into one packet gains nothing. */
const WORTH_BYTES = 1_024;

/** A text as the browser that asks can take it: packed where that is worth it, and the reply told so. */
export async function packed(request: FastifyRequest, reply: FastifyReply, text: string): Promise<string | Buffer> {
  reply.header("vary", "accept-encoding");
  const takes = request.headers["accept-encoding"] ?? "";
  const way = text.length < WORTH_BYTES ? undefined : /\bbr\b/.test(takes) ? "br" : /\bgzip\b/.test(takes) ? "gzip" : undefined;
  if (!way) return text;
  reply.header("content-encoding", way);
  return way === "br" ? asBrotli(text, BROTLI) : asGzip(text, GZIP);
}
