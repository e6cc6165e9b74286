import type { FastifyReply, FastifyRequest } from "fastify";
import { hash } from "node:crypto";
import { z } from "zod";
import { success, type answer } from "./answer.ts";
import { compress, encodingFor, type Encoding } from "../compressed.ts";

/** An answer made once for everyone who asks the same. */
export interface ReadyAnswer {
  readonly bytes: Buffer;
  /** A tag for exactly these bytes, with which a browser revalidates them. */
  readonly etag: string;
  /** The compressed bytes, made at the first request that accepts them. */
  readonly byEncoding: Map<Encoding, Promise<Buffer>>;
}

/** The schema of a wrapped value. */
export type Answer<Value extends z.ZodType> = ReturnType<typeof answer<Value>>;

/** Wraps a value, checks it by the answer's schema and serialises it. */
export function readyAnswer<Value extends z.ZodType>(
  schema: Answer<Value>,
  value: z.output<Value>,
): ReadyAnswer {
  const bytes = Buffer.from(
    JSON.stringify(z.encode(schema, success(value) as z.output<Answer<Value>>)),
  );
  return { bytes, etag: `W/"${hash("sha1", bytes, "base64url")}"`, byEncoding: new Map() };
}

/**
 * Sends a ready answer: nothing to a browser that has it already, and compressed where the browser
 * accepts that.
 */
export async function sendReady(
  request: FastifyRequest,
  reply: FastifyReply,
  { bytes, etag, byEncoding }: ReadyAnswer,
): Promise<never> {
  // Cached by the browser, which revalidates each time: a change shows at once.
  reply.headers({ etag, vary: "accept-encoding", "cache-control": "private, no-cache" });
  if (request.headers["if-none-match"]?.includes(etag)) return reply.code(304).send() as never;
  reply.type("application/json; charset=utf-8");
  const encoding = encodingFor(request, bytes.length);
  if (!encoding) return reply.send(bytes) as never;
  const content = byEncoding.get(encoding) ?? compress(bytes, encoding);
  byEncoding.set(encoding, content);
  return reply.header("content-encoding", encoding).send(await content) as never;
}
