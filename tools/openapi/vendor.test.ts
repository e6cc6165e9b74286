import { cloneDatabase, type TestDatabase } from "@perya/postgres/testing";
import { DIALECT_NAMES } from "@perya/wallet-protocol";
import { runConformance } from "@perya/wallet-protocol/conformance";
import { Ajv2020 } from "ajv/dist/2020.js";
import { afterAll, afterEach, beforeAll, expect, inject, test, vi } from "vitest";
import {
  openWalletServer,
  type WalletServer,
} from "../../apps/platform/src/modules/rounds/testing/wallet-server.ts";
import { DIALECTS } from "../../apps/platform/src/modules/rounds/wallet-api/dialects.ts";
import { vendorDocument } from "./vendor-document.ts";

let db: TestDatabase;
let server: WalletServer;
beforeAll(async () => {
  db = await cloneDatabase(inject("platform"));
  server = await openWalletServer(db);
});
afterEach(() => vi.restoreAllMocks());
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await db.close();
});

interface Heard {
  /** The path in the document. */
  readonly path: string;
  readonly status: number;
  readonly sent: unknown;
  readonly answered: { readonly status?: string };
}

const document = vendorDocument(Object.values(DIALECTS)) as {
  paths: Record<
    string,
    { post: { requestBody: { content: Json }; responses: Record<string, { content: Json }> } }
  >;
  components: object;
};
type Json = { "application/json": { schema: object } };
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const ajv = new Ajv2020({ formats: { uuid: UUID }, strict: false, allErrors: true });
const NOTHING: Json = { "application/json": { schema: { not: {} } } };

/**
 * What the suite's calls were and how they were answered, as far as they went to a path of the
 * document.
 */
function listen(vendor: string): Heard[] {
  const heard: Heard[] = [];
  const original = globalThis.fetch;
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const response = await original(input, init);
    const path = new URL(String(input)).pathname.replace(`/${vendor}/`, "/{vendor}/");
    const body = init?.body instanceof Uint8Array ? Buffer.from(init.body).toString("utf8") : "";
    if (init?.method === "POST" && path in document.paths)
      heard.push({
        path,
        status: response.status,
        sent: parsed(body),
        answered: (await response.clone().json()) as Heard["answered"],
      });
    return response;
  });
  return heard;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const validators = new Map<object, ReturnType<typeof ajv.compile>>();

/** A value's faults against a schema of the document; empty when it fits. */
function faultsOf({ "application/json": { schema } }: Json, value: unknown): string[] {
  const fits =
    validators.get(schema) ?? ajv.compile({ ...schema, components: document.components });
  validators.set(schema, fits);
  return fits(value) ? [] : [`${ajv.errorsText(fits.errors)}: ${JSON.stringify(value)}`];
}

test.each(DIALECT_NAMES)(
  "whatever the published %s suite sends, the wallet answers as the document promises, and carries out only what it describes",
  async (dialect) => {
    const target = await server.target(dialect);
    const heard = listen(target.vendor.slug);
    await runConformance(target);
    expect(heard.length).toBeGreaterThan(100);
    expect(new Set(heard.map(({ path }) => path))).toEqual(
      new Set(Object.keys(document.paths).filter((path) => path.includes(dialect))),
    );

    const wrongAnswers = heard.flatMap(({ path, status, answered }) => {
      const answer = document.paths[path]?.post.responses[status];
      return answer ? faultsOf(answer.content, answered) : [`${path} answered ${status}`];
    });
    expect(wrongAnswers).toEqual([]);

    const done = heard.filter(
      ({ status, answered }) =>
        status === 200 && (dialect === "softswiss" || answered.status === "RS_OK"),
    );
    expect(done.length).toBeGreaterThan(30);
    expect(
      done.flatMap(({ path, sent }) =>
        faultsOf(document.paths[path]?.post.requestBody.content ?? NOTHING, sent),
      ),
    ).toEqual([]);
  },
);
