import swagger from "@fastify/swagger";
import type { RouteOptions } from "fastify";
import {
  createJsonSchemaTransform,
  createJsonSchemaTransformObject,
} from "fastify-type-provider-zod";
import type { App } from "../app.ts";
import type { ApiAbout } from "../app-options.ts";
import type { guard } from "../guard.ts";
import { tidyDocument, type OpenApiDocument } from "./tidy-document.ts";

const toJson = createJsonSchemaTransform({});
const withComponents = createJsonSchemaTransformObject({});

type Transform = Parameters<typeof toJson>[0] & { readonly route: RouteOptions };

/**
 * Collects the OpenAPI 3.1 document of the routes that are registered later; `npm run openapi`
 * writes it out.
 */
export async function describeApi(
  app: App,
  { title, description, base, securitySchemes }: ApiAbout,
): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: { title, description, version: "1" },
      servers: [{ url: base }],
      components: { securitySchemes: securitySchemes as Record<string, never> },
    },
    transform: (document) => describeRoute(document, base),
    transformObject: (document) =>
      tidyDocument(withComponents(document) as OpenApiDocument) as ReturnType<
        typeof withComponents
      >,
  });
}

function describeRoute(document: Transform, base: string) {
  const { schema, route } = document;
  const { refusals: _refusals, upload, ...described } = schema;
  const form = upload === undefined ? {} : { body: upload, consumes: ["multipart/form-data"] };
  const { schema: json, url } = toJson({ ...document, schema: { ...described, ...form } });
  if (json?.hide) return { schema: json, url };
  const path = url.startsWith(`${base}/`) ? url.slice(base.length) : url;
  const guarding = route.config?.guarding;
  const about = {
    operationId: operationId(String(route.method), path),
    tags: [path.split("/")[1] ?? ""],
    ...(guarding
      ? { security: [{ [guarding.scheme]: [] }, ...(guarding.guests ? [{}] : [])] }
      : {}),
    ...(guarding?.permission
      ? {
          description: [described.description, `Needs the permission \`${guarding.permission}\`.`]
            .join(" ")
            .trim(),
        }
      : {}),
  };
  return { schema: { ...json, ...about }, url };
}

/** Serves the document at `openapi.json` below the API, to callers the guard lets pass. */
export function serveDocument(
  app: App,
  { base }: ApiAbout,
  guarded: { readonly preHandler?: ReturnType<typeof guard> } = {},
): void {
  let document: string | undefined;
  app.get(`${base}/openapi.json`, { ...guarded, schema: { hide: true } }, (_request, reply) => {
    document ??= JSON.stringify(app.swagger());
    return reply.type("application/json").header("cache-control", "no-cache").send(document);
  });
}

/** "post", "/deposits/:id/cancel" → "postDepositsByIdCancel". */
function operationId(method: string, path: string): string {
  const words = path
    .split("/")
    .flatMap((part) => (part.startsWith(":") ? ["by", part.slice(1)] : part.split("-")));
  return (
    method.toLowerCase() +
    words.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join("")
  );
}
