import formbody from "@fastify/formbody";
import helmet from "@fastify/helmet";
import { ping } from "@perya/postgres";
import { ignoreForwardedHost, proxiesForFastify, refuseControlCharacters } from "@perya/process";
import { fastify, type FastifyBaseLogger, type FastifyInstance } from "fastify";
import { checkoutRoutes } from "./checkout.routes.ts";
import type { Gateway } from "./gateway.ts";
import { messagePage } from "./pages/layout.ts";
import { paymentRoutes } from "./payments.routes.ts";
import { payoutRoutes } from "./payouts.routes.ts";
import { scanRoutes } from "./scan.routes.ts";

const BODY_LIMIT_BYTES = 16_384;
const REQUEST_TIMEOUT_MS = 15_000;

/** The gateway's server: the shops' API, the checkout pages, health and metrics. */
export async function buildGateway(gateway: Gateway): Promise<FastifyInstance> {
  const log: FastifyBaseLogger = gateway.log;
  const app = fastify({
    loggerInstance: log,
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    trustProxy: proxiesForFastify(gateway.config.trustedProxies),
    forceCloseConnections: "idle",
  });
  ignoreForwardedHost(app);
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: policy },
    strictTransportSecurity: false,
  });
  await app.register(formbody);
  refuseControlCharacters(app, () =>
    Object.assign(new Error("The request contains a control character."), { statusCode: 400 }),
  );
  await app.register(async (api) => {
    // The signature covers the bytes as they came, so they are kept unread until it is checked.
    api.addContentTypeParser("application/json", { parseAs: "buffer" }, (_request, body, done) =>
      done(null, body),
    );
    paymentRoutes(api, gateway);
    payoutRoutes(api, gateway);
  });
  await app.register((pages) => checkoutRoutes(pages, gateway));
  await app.register(async (pages) => scanRoutes(pages, gateway));
  health(app, gateway);
  app.setNotFoundHandler((_request, reply) =>
    reply
      .code(404)
      .type("text/html; charset=utf-8")
      .send(messagePage("Nothing here", "There is nothing at this address.")),
  );
  return app;
}

/** No script at all: the pages are forms and links. */
const policy = {
  defaultSrc: ["'none'"],
  styleSrc: ["'self'"],
  imgSrc: ["'self'", "data:"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
  baseUri: ["'none'"],
};

function health(app: FastifyInstance, { db }: Gateway): void {
  app.get("/healthz", { logLevel: "silent" }, () => ({ status: "ok" }));
  app.get("/readyz", { logLevel: "silent" }, async (_request, reply) => {
    try {
      await ping(db);
      return { status: "ready" };
    } catch {
      return reply.code(503).send({ status: "no database" });
    }
  });
}
