import type { FastifyRequest } from "fastify";
import type { Refusals } from "./answers/refusals.ts";

type Check = (request: FastifyRequest) => Promise<void>;

/** How a guard is documented. */
export interface Guarding {
  /** The security scheme of the document that opens it. */
  readonly scheme: "playerSession" | "staffSession";
  /** A caller without a session passes too. */
  readonly guests?: boolean;
  readonly permission?: string | undefined;
  readonly refusals: Refusals;
}

const guards = new WeakMap<object, Guarding>();

/** A preHandler that lets only some people pass, with its documentation. */
export function guard(about: Guarding, check: Check): Check {
  guards.set(check, about);
  return check;
}

/** The guard among a route's preHandlers, if any. */
export function guardingOf(preHandler: unknown): Guarding | undefined {
  return [preHandler]
    .flat()
    .map((hook) => (typeof hook === "function" ? guards.get(hook) : undefined))
    .find((found) => found !== undefined);
}
