import type { FastifyRequest } from "fastify";
import type { Refusals } from "./refusals.ts";

type Check = (request: FastifyRequest) => Promise<void>;

/** What a document must say of a guard. */
export interface Guarding {
  /** The security scheme of the document that opens it. */
  readonly scheme: "playerSession" | "staffSession";
  readonly permission?: string | undefined;
  readonly refusals: Refusals;
}

const guards = new WeakMap<object, Guarding>();

/** A preHandler that lets only some people pass, known to the documents as such. */
export function guard(about: Guarding, check: Check): Check {
  guards.set(check, about);
  return check;
}

/** What is known of the guard among a route's preHandlers. */
export function guardingOf(preHandler: unknown): Guarding | undefined {
  return [preHandler]
    .flat()
    .map((hook) => (typeof hook === "function" ? guards.get(hook) : undefined))
    .find((found) => found !== undefined);
}
