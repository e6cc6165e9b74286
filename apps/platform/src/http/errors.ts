import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import type { FastifyError } from "fastify";
import type { App } from "./app.ts";
import { Refusal } from "./answer.ts";

/** Turns what a route throws into the wrapped answer: a refusal as it says, invalid input with its fields, a fault as one sentence and a request id. */
export function answerErrors(app: App): void {
  app.setNotFoundHandler((_request, reply) => reply.code(404).send(no("NOT_FOUND", "There is nothing at this address.")));
  app.setErrorHandler((error: FastifyError | Refusal, request, reply) => {
    if (error instanceof Refusal) return reply.code(error.status).send(no(error.code, error.message, error.value));
    if (hasZodFastifySchemaValidationErrors(error)) {
      const fields = error.validation.map((fault) => ({ field: fault.instancePath.replace(/^\//, ""), message: fault.message ?? "is not valid" }));
      return reply.code(400).send(no("INVALID_REQUEST", "Some of what was sent is not valid.", fields));
    }
    const status = error.statusCode ?? 500;
    if (status === 429) return reply.code(429).send(no("TOO_MANY_REQUESTS", "Too many attempts. Please wait a moment and try again."));
    if (status < 500) return reply.code(status).send(no(error.code ?? "INVALID_REQUEST", error.message));
    request.log.error({ err: error }, "fault");
    return reply.code(500).send(no("FAULT", `Something went wrong on our side. Reference ${request.id}.`));
  });
}

function no(code: string, message: string, value?: unknown) {
  return value === undefined ? { success: false, code, message } : { success: false, code, message, value };
}
