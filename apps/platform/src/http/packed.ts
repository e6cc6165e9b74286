import type { FastifyReply, FastifyRequest } from "fastify";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip, type InputType } from "node:zlib";

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);
/** Packed in a millisecond, and within a few percent of the smallest there is. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const GZIP = { level: 6 };
/** What fits into one packet gains nothing. */
const WORTH_BYTES = 1_024;

/** The ways of packing, as HTTP calls them. */
export type Packing = "br" | "gzip";

/** How what is so long is packed for the browser that asks, where that is worth it. */
export function packingFor(request: FastifyRequest, length: number): Packing | undefined {
  const takes = request.headers["accept-encoding"] ?? "";
  if (length < WORTH_BYTES) return undefined;
  return /\bbr\b/.test(takes) ? "br" : /\bgzip\b/.test(takes) ? "gzip" : undefined;
}

export function pack(content: InputType, packing: Packing): Promise<Buffer> {
  return packing === "br" ? asBrotli(content, BROTLI) : asGzip(content, GZIP);
}

/** A text as the browser that asks can take it: packed where that is worth it, and the reply told so. */
export async function packed(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
): Promise<string | Buffer> {
  reply.header("vary", "accept-encoding");
  const packing = packingFor(request, text.length);
  if (!packing) return text;
  reply.header("content-encoding", packing);
  return pack(text, packing);
}
