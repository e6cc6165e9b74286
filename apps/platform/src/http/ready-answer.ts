import type { FastifyReply, FastifyRequest } from "fastify";
import { hash } from "node:crypto";
import { z } from "zod";
import { success, type answer } from "./answer.ts";
import { pack, packingFor, type Packing } from "./packed.ts";

/** An answer made once for everybody who asks the same. */
export interface ReadyAnswer {
  readonly bytes: Buffer;
  /** A name for just these bytes, by which a browser asks whether they are still the answer. */
  readonly etag: string;
  /** The compressed bytes, from the first request that takes them compressed. */
  readonly packs: Map<Packing, Promise<Buffer>>;
}

/** The schema of a wrapped value. */
export type Answer<Value extends z.ZodType> = ReturnType<typeof answer<Value>>;

/** Wraps a value, checks it by the schema of the answer and writes it down. */
export function readyAnswer<Value extends z.ZodType>(
  schema: Answer<Value>,
  value: z.output<Value>,
): ReadyAnswer {
  const bytes = Buffer.from(
    JSON.stringify(z.encode(schema, success(value) as z.output<Answer<Value>>)),
  );
  return { bytes, etag: `W/"${hash("sha1", bytes, "base64url")}"`, packs: new Map() };
}

/** Sends a ready answer: nothing to a browser that has it already, and packed where it takes that. */
export async function sendReady(
  request: FastifyRequest,
  reply: FastifyReply,
  { bytes, etag, packs }: ReadyAnswer,
): Promise<never> {
  // Kept by the browser, which asks each time: a change shows at once.
  reply.headers({ etag, vary: "accept-encoding", "cache-control": "private, no-cache" });
  if (request.headers["if-none-match"]?.includes(etag)) return reply.code(304).send() as never;
  reply.type("application/json; charset=utf-8");
  const packing = packingFor(request, bytes.length);
  if (!packing) return reply.send(bytes) as never;
  const content = packs.get(packing) ?? pack(bytes, packing);
  packs.set(packing, content);
  return reply.header("content-encoding", packing).send(await content) as never;
}
