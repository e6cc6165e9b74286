import helmet from "@fastify/helmet";
import cookie from "@fastify/cookie";
import multipart from "@fastify/multipart";
import rateLimit from "@fastify/rate-limit";
import {
  fastify,
  type FastifyInstance,
  type FastifyBaseLogger,
  type FastifyRequest,
  type RawServerDefault,
} from "fastify";
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
import { openDrain, type Drain } from "./drain.ts";
import { answerErrors, invalidField } from "./errors.ts";
import { documentRoutes } from "./document-routes.ts";
import { describeApi, type ApiAbout } from "./openapi.ts";
import { healthRoutes } from "./health.ts";
import { measure } from "./metrics.ts";
import { keepNothing } from "./no-store.ts";
import { keepSources, policy, type Sources } from "./policy.ts";

/** A Fastify server whose routes are checked by zod schemas. */
export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>;

export interface AppOptions {
  /** What the OpenAPI document says of the whole. */
  readonly api: ApiAbout;
  /** The address people reach this server at. */
  readonly publicUrl: string;
  /** Origins that may be framed by the pages of this server, and those whose pictures they show. */
  readonly frames: readonly string[];
  readonly pictures: readonly string[];
  /** Whether its pages run Google's check of a person. */
  readonly recaptcha?: boolean;
  /** What a request's brand needs in its pages besides. */
  readonly sources?: (request: FastifyRequest) => Promise<Sources>;
  /** Sees every request before Fastify; true means it took it. The wallet's hot path lives here. */
  readonly takes?: (request: IncomingMessage, response: ServerResponse) => boolean;
}

const REQUEST_ID_BYTES = 5;
const BODY_LIMIT_BYTES = 65_536;
const REQUEST_TIMEOUT_MS = 15_000;
const HSTS_SECONDS = 31_536_000;

/** A server with the platform's manners: strict headers, checked input, wrapped answers, health, metrics and request ids. */
export async function buildApp(platform: Platform, options: AppOptions): Promise<App> {
  const drain = openDrain();
  const app = fastify({
    loggerInstance: platform.log,
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    // People read it out to who looks it up in the logs, of whichever process.
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

/** Fastify hears that an answer is finished, not that its reader left before: an event stream always ends that way, a page that was closed now and then. */
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

/** What a route reads: what its schema names. A parameter of the query that no schema knows is not read, so nothing can be wrong with it. */
function whatIsRead({ params, query, body, routeOptions: { schema } }: FastifyRequest) {
  const ignored = schema !== undefined && schema.hide !== true && schema.querystring === undefined;
  return { params, query: ignored ? undefined : query, body };
}

function server(
  handler: (request: IncomingMessage, response: ServerResponse) => void,
  drain: Drain,
  takes: AppOptions["takes"],
): Server {
  // Fastify sets no limit on a server it did not make.
  return createServer({ requestTimeout: REQUEST_TIMEOUT_MS }, (request, response) => {
    drain.watch(request, response);
    if (!takes?.(request, response)) handler(request, response);
  });
}

/** What browsers are told to refuse. Only a server that is reached by TLS tells them to insist on it. */
async function secureHeaders(app: App, options: AppOptions): Promise<void> {
  const secure = options.publicUrl.startsWith("https:");
  const more = keepSources(app, options.sources);
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: policy(options, more) },
    strictTransportSecurity: secure ? { maxAge: HSTS_SECONDS, includeSubDomains: false } : false,
  });
  app.addHook("onSend", async (_request, reply) => {
    reply.header(
      "permissions-policy",
      "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    );
  });
}
