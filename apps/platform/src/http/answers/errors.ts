import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import type { App } from "../app.ts";
import { isUnavailable } from "@perya/postgres";
import { Refusal } from "./answer.ts";
import { watchPromise } from "../documents/undocumented.ts";

/** Codes for what the server refuses before a route sees it. */
const CODES: Readonly<Record<number, string>> = { 413: "TOO_LARGE", 415: "UNSUPPORTED_MEDIA_TYPE" };

/** When to ask again while the database can't be used, in seconds. */
export const RETRY_AFTER_S = 2;

/**
 * Turns what a route throws into the wrapped answer: a refusal as it is, invalid input with its
 * fields, a lost database as 503, a fault as one sentence and a request id.
 */
export function answerErrors(app: App): void {
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send(body("NOT_FOUND", "There is nothing at this address.")),
  );
  app.setErrorHandler((error: FastifyError | Refusal, request, reply) => {
    const refuse = refuser(request, reply);
    if (error instanceof Refusal)
      return refuse(error.status, error.code, error.message, error.value);
    if (hasZodFastifySchemaValidationErrors(error)) {
      const fields = error.validation.map((fault) => ({
        field: fault.instancePath.replace(/^\//, ""),
        message: fault.message ?? "is not valid",
      }));
      return refuse(400, "INVALID_REQUEST", "Some of the details are not valid.", fields);
    }
    if (isUnavailable(error) || isNoRoom(error)) {
      request.log.error(
        { err: error },
        isNoRoom(error) ? "the disk is full" : "the database can't be used",
      );
      void reply.header("retry-after", RETRY_AFTER_S);
      return refuse(
        503,
        "UNAVAILABLE",
        "This is not available right now. Please try again in a moment.",
      );
    }
    const status = error.statusCode ?? 500;
    if (status === 429)
      return refuse(
        429,
        "TOO_MANY_REQUESTS",
        "Too many attempts. Please wait a moment and try again.",
      );
    if (status < 500) return refuse(status, CODES[status] ?? "INVALID_REQUEST", error.message);
    request.log.error({ err: error }, "fault");
    return refuse(500, "FAULT", `Something went wrong on our side. Reference ${request.id}.`, {
      reference: request.id,
    });
  });
}

/** A full disk, met while writing a file. */
function isNoRoom(fault: unknown): boolean {
  return (
    fault instanceof Error &&
    "code" in fault &&
    (fault.code === "ENOSPC" || fault.code === "EDQUOT")
  );
}

/** The refusal of a field for a reason that no schema can check. */
export function invalidField(where: string, message = "holds a control character"): Refusal {
  const field = where.replace(/^(?:params|query|body)\//, "");
  return new Refusal(400, "INVALID_REQUEST", "Some of the details are not valid.", [
    { field, message },
  ]);
}

function refuser(request: FastifyRequest, reply: FastifyReply) {
  return (status: number, code: string, message: string, value?: unknown) => {
    watchPromise(request, status, code);
    return reply.code(status).send(body(code, message, value));
  };
}

function body(code: string, message: string, value?: unknown) {
  return value === undefined
    ? { success: false, code, message }
    : { success: false, code, message, value };
}
