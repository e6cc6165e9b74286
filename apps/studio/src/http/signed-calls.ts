import { createPublicKey } from "node:crypto";
import { verifyRsa } from "@perya/wallet-protocol";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import type { Config } from "../config.ts";
import { OperatorRefusal } from "./operator-refusal.ts";

/** What every call of the operator says. */
export const signed = z.object({ operator_id: z.string() });

/**
 * Has the routes of a scope take the operator's calls: bodies stay bytes, which the signature
 * covers as they came, and a refusal is a real status with `{error}`.
 */
export function takeSignedCalls(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
  app.setErrorHandler((error: { statusCode?: number; message: string }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error }, "fault");
    return reply
      .code(status)
      .send({ error: status >= 500 ? `internal error, reference ${request.id}` : error.message });
  });
}

/**
 * Reads a body that the operator signed, by its schema. Throws the refusal of one that is not, or
 * that is another operator's.
 */
export function signedReader({
  operatorId,
  operatorPublicKey,
}: Pick<Config, "operatorId" | "operatorPublicKey">) {
  const key = createPublicKey(operatorPublicKey);
  return async <Schema extends typeof signed>(
    request: FastifyRequest,
    schema: Schema,
  ): Promise<z.infer<Schema>> => {
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const signature = request.headers["x-hub88-signature"];
    if (!(await verifyRsa([key], body, typeof signature === "string" ? signature : undefined)))
      throw new OperatorRefusal(401, "bad or missing signature");
    const value = schema.safeParse(parse(body));
    if (!value.success) throw new OperatorRefusal(400, z.prettifyError(value.error).slice(0, 500));
    if (value.data.operator_id !== operatorId) throw new OperatorRefusal(403, "unknown operator");
    return value.data;
  };
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString("utf8"));
  } catch {
    throw new OperatorRefusal(400, "not JSON");
  }
}
