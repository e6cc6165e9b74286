import swagger from "@fastify/swagger";
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from "fastify-type-provider-zod";
import type { App } from "./app.ts";

/** Collects the OpenAPI 3.1 document from the routes' schemas; `npm run openapi` writes it out. */
export async function describeApi(app: App, title: string): Promise<void> {
  await app.register(swagger, {
    openapi: { openapi: "3.1.0", info: { title, version: "1" } },
    transform: createJsonSchemaTransform({}),
    transformObject: createJsonSchemaTransformObject({}),
  });
}
