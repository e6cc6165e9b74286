import type { FastifySchema, RouteOptions } from "fastify";
import type { z } from "zod";
import type { App } from "../app.ts";
import { guardingOf, type Guarding } from "../guard.ts";
import { joinRefusals, refusalSchema, type Refusals } from "../answers/refusals.ts";

declare module "fastify" {
  interface FastifySchema {
    /**
     * Codes this route may refuse with, besides those of its guard, its input and its rate limit.
     */
    refusals?: Refusals;
    /**
     * The fields of a form with files. Only for the documentation: the handler reads the stream
     * itself.
     */
    upload?: z.ZodType;
  }
  interface FastifyContextConfig {
    guarding?: Guarding | undefined;
  }
}

const INVALID: Refusals = { 400: ["INVALID_REQUEST"] };
const UNREADABLE: Refusals = {
  400: ["INVALID_REQUEST"],
  413: ["TOO_LARGE"],
  415: ["UNSUPPORTED_MEDIA_TYPE"],
};

/**
 * Gives every route registered later the error answers that follow from the route itself, and those
 * that are `everywhere` in its API. Errors are serialised and documented by these schemas.
 */
export function documentRoutes(app: App, everywhere: Refusals = {}): void {
  app.addHook("onRoute", (route) => {
    if (!route.schema || route.schema.hide) return;
    const guarding = guardingOf(route.preHandler);
    const refusals = joinRefusals(
      implied(route, guarding),
      everywhere,
      route.schema.refusals ?? {},
    );
    route.config = { ...route.config, guarding };
    route.schema = {
      ...route.schema,
      refusals,
      response: { ...answersOf(route.schema), ...schemasOf(refusals) },
    };
  });
}

function implied(
  { method, schema = {}, config }: RouteOptions,
  guarding: Guarding | undefined,
): Refusals {
  const reads = [method].flat().every((name) => name === "GET" || name === "HEAD");
  const asks = Boolean(schema.params ?? schema.querystring ?? schema.headers);
  const limited = config !== undefined && "rateLimit" in config;
  return joinRefusals(
    reads ? {} : UNREADABLE,
    asks ? INVALID : {},
    guarding?.refusals ?? {},
    limited ? { 429: ["TOO_MANY_REQUESTS"] } : {},
    {
      500: ["FAULT"],
      503: ["UNAVAILABLE"],
    },
  );
}

function answersOf({ response }: FastifySchema): object {
  return typeof response === "object" && response !== null ? response : {};
}

function schemasOf(refusals: Refusals): Record<string, z.ZodType> {
  return Object.fromEntries(
    Object.entries(refusals).map(([status, codes]) => [status, refusalSchema(codes)]),
  );
}
