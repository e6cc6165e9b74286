import helmet from "@fastify/helmet";
import cookie from "@fastify/cookie";
import multipart from "@fastify/multipart";
import rateLimit from "@fastify/rate-limit";
import { fastify, type FastifyRequest } from "fastify";
import { ignoreForwardedHost, proxiesForFastify, refuseControlCharacters } from "@perya/process";
import { randomBytes } from "node:crypto";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { createServer } from "node:http";
import {
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from "fastify-type-provider-zod";
import type { Platform } from "../platform.ts";
import type { App } from "./app.ts";
import type { AppOptions } from "./app-options.ts";
import { openDrain, type Drain } from "./drain.ts";
import { answerErrors, invalidField } from "./answers/errors.ts";
import { documentRoutes } from "./documents/document-routes.ts";
import { describeApi } from "./documents/openapi.ts";
import { healthRoutes } from "./measuring/health.ts";
import { measure } from "./measuring/metrics.ts";
import { keepNothing } from "./answers/no-store.ts";
import { keepSources, policy } from "./policy.ts";

const REQUEST_ID_BYTES = 5;
const BODY_LIMIT_BYTES = 65_536;
const REQUEST_TIMEOUT_MS = 15_000;
const HSTS_SECONDS = 31_536_000;

/**
 * A server with the platform's defaults: strict headers, checked input, wrapped answers, health,
 * metrics and request ids.
 */
export async function buildApp(platform: Platform, options: AppOptions): Promise<App> {
  const drain = openDrain();
  const app = fastify({
    loggerInstance: platform.log,
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    // Players read the id out to support, who look it up in the logs of all processes.
    genReqId: () => randomBytes(REQUEST_ID_BYTES).toString("hex"),
    trustProxy: proxiesForFastify(platform.config.trustedProxies),
    forceCloseConnections: "idle",
    serverFactory: (handler) => server(handler, drain, options.takes),
  }).withTypeProvider<ZodTypeProvider>() as unknown as App;
  ignoreForwardedHost(app);
  app.addHook("preClose", async () => drain.begin());
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  await secureHeaders(app, options);
  await app.register(cookie);
  await app.register(multipart, { limits: { fileSize: 5 * 1024 * 1024, files: 3, fields: 10 } });
  await app.register(rateLimit, { global: false });
  await describeApi(app, options.api);
  documentRoutes(app, options.api.refusals);
  answerErrors(app);
  refuseControlCharacters(app, invalidField, whatIsRead);
  measure(app);
  logLeft(app);
  keepNothing(app);
  healthRoutes(app, platform);
  return app;
}

/**
 * Fastify notices that an answer is finished, but not that its reader left early: an event stream
 * always ends that way, and a closed page now and then.
 */
function logLeft(app: App): void {
  app.addHook("onRequest", async (request, reply) => {
    reply.raw.once("close", () => {
      if (!reply.raw.writableFinished)
        request.log.info(
          { res: reply, responseTime: reply.elapsedTime, readerLeft: true },
          "request completed",
        );
    });
  });
}

/**
 * A route reads only what its schema names. An unknown query parameter is ignored, so it can't be
 * invalid.
 */
function whatIsRead({ params, query, body, routeOptions: { schema } }: FastifyRequest) {
  const ignored = schema !== undefined && schema.hide !== true && schema.querystring === undefined;
  return { params, query: ignored ? undefined : query, body };
}

function server(
  handler: (request: IncomingMessage, response: ServerResponse) => void,
  drain: Drain,
  takes: AppOptions["takes"],
): Server {
  // Fastify sets no limits on a server it did not create.
  return createServer({ requestTimeout: REQUEST_TIMEOUT_MS }, (request, response) => {
    drain.watch(request, response);
    if (!takes?.(request, response)) handler(request, response);
  });
}

/**
 * What browsers must refuse. Only a server that is reached by TLS makes them insist on
 * it.
 */
async function secureHeaders(app: App, options: AppOptions): Promise<void> {
  const secure = options.publicUrl.startsWith("https:");
  const more = keepSources(app, options.sources);
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: policy(options, more) },
    // The player site has to see that the window of a game it opened is closed.
    crossOriginOpenerPolicy: {
      policy: options.opensGames ? "same-origin-allow-popups" : "same-origin",
    },
    strictTransportSecurity: secure ? { maxAge: HSTS_SECONDS, includeSubDomains: false } : false,
  });
  app.addHook("onSend", async (_request, reply) => {
    reply.header(
      "permissions-policy",
      "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    );
  });
}
