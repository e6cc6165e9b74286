import helmet from "@fastify/helmet";
import { ignoreForwardedHost, proxiesForFastify, refuseControlCharacters } from "@perya/process";
import { fastify, LogController, type FastifyError } from "fastify";
import {
  hasZodFastifySchemaValidationErrors,
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from "fastify-type-provider-zod";
import type { Studio } from "../studio.ts";
import type { App } from "./app.ts";
import { framingSite } from "./framing-site.ts";
import { limitCalls } from "./limit-calls.ts";
import { Refusal } from "./refusal.ts";

const BODY_LIMIT_BYTES = 65_536;
const REQUEST_TIMEOUT_MS = 30_000;
const HSTS_SECONDS = 31_536_000;

/**
 * A server with the studio's defaults: strict headers, checked input, plain answers, errors as
 * `{code, message}`.
 */
export async function buildApp({ config, log }: Studio): Promise<App> {
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    trustProxy: proxiesForFastify(config.trustedProxies),
    forceCloseConnections: "idle",
  }).withTypeProvider<ZodTypeProvider>() as unknown as App;
  ignoreForwardedHost(app);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: policy(
        ({ url = "" }) => framingSite(config.secretKey, url) ?? new URL(config.playerUrl).origin,
      ),
    },
    // The frame's ancestors are named in the policy; the old header knows only "same origin".
    // Pictures of games are shown on the operator's pages.
    frameguard: false,
    crossOriginResourcePolicy: { policy: "cross-origin" },
    // The operator's page has to see that the window of a game it opened is closed.
    crossOriginOpenerPolicy: { policy: "unsafe-none" },
    strictTransportSecurity: config.publicUrl.startsWith("https:")
      ? { maxAge: HSTS_SECONDS, includeSubDomains: false }
      : false,
  });
  await limitCalls(app, config.limits);
  answerErrors(app);
  // The operator's calls answer errors by `statusCode`.
  const refusal = () =>
    new Refusal(400, "INVALID_REQUEST", "The request contains a control character.");
  refuseControlCharacters(app, () => Object.assign(refusal(), { statusCode: 400 }));
  logAnswers(app);
  closeWhenDraining(app);
  keepNothing(app);
  return app;
}

/**
 * No inline script, no eval, no foreign origin; framed alone by the site of the operator's that a
 * launch was for.
 */
function policy(framedBy: (request: { readonly url?: string | undefined }) => string) {
  return {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'"],
    imgSrc: ["'self'", "data:", "blob:"],
    fontSrc: ["'self'"],
    mediaSrc: ["'self'", "blob:"],
    connectSrc: ["'self'"],
    workerSrc: ["'self'", "blob:"],
    manifestSrc: ["'self'"],
    frameAncestors: [framedBy],
    baseUri: ["'none'"],
    formAction: ["'none'"],
  };
}

/**
 * Answers are not cached unless they say so: they hold a player's balance and rounds.
 */
function keepNothing(app: App): void {
  app.addHook("onSend", async (_request, reply) => {
    if (!reply.hasHeader("cache-control")) reply.header("cache-control", "no-store");
  });
}

function answerErrors(app: App): void {
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ code: "NOT_FOUND", message: "There is nothing at this address." }),
  );
  app.setErrorHandler((error: FastifyError | Refusal, request, reply) => {
    if (error instanceof Refusal)
      return reply
        .code(error.status)
        .send({ ...error.more, code: error.code, message: error.message });
    if (hasZodFastifySchemaValidationErrors(error))
      return reply
        .code(400)
        .send({ code: "INVALID_REQUEST", message: "Some of the details are not valid." });
    const status = error.statusCode ?? 500;
    if (status < 500)
      return reply
        .code(status)
        .send({ code: error.code ?? "INVALID_REQUEST", message: error.message });
    request.log.error({ err: error }, "fault");
    return reply.code(500).send({
      code: "FAULT",
      message: `Something went wrong on our side. Reference ${request.id}.`,
    });
  });
}

/**
 * One line per answer. The route's pattern is logged, not the address: a launch address carries a
 * ticket.
 */
function logAnswers(app: App): void {
  app.addHook("onResponse", async (request, reply) => {
    const route = request.routeOptions.url ?? "none";
    if (request.routeOptions.logLevel === "silent") return;
    request.log.info(
      {
        method: request.method,
        route,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      "answered",
    );
  });
}

/**
 * An answer given while the server stops ends its connection too; kept alive it would hold the
 * server up for a minute.
 */
function closeWhenDraining(app: App): void {
  let draining = false;
  app.addHook("preClose", async () => {
    draining = true;
  });
  app.addHook("onSend", async (_request, reply) => {
    if (draining) reply.header("connection", "close");
  });
}
