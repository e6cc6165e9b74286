import { cloneDatabase, type TestDatabase } from "@perya/postgres/testing";
import { register } from "prom-client";
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from "vitest";
import { z } from "zod";
import { readConfig } from "../../config.ts";
import type { Platform } from "../../platform.ts";
import { openPlatform } from "../../open-platform.ts";
import { answer, Refusal, success } from "../answers/answer.ts";
import { buildApp } from "../build-app.ts";
import { brokenPromises } from "./undocumented.ts";

let db: TestDatabase;
let platform: Platform;
beforeAll(async () => {
  db = await cloneDatabase(inject("platform"));
  platform = await openPlatform(
    readConfig({
      DATABASE_URL: db.url,
      SECRET_KEY: "s".repeat(40),
      GATEWAY_SECRET: "g".repeat(40),
      LOG_LEVEL: "silent",
    }),
  );
});
afterAll(async () => {
  await platform.close();
  await db.close();
});

test("what a route's schema does not name never leaves the server, and a refusal it did not declare leaves it but is found", async () => {
  // Other files of this process look whether a promise was broken.
  onTestFinished(() => register.getSingleMetric("perya_undocumented_refusals_total")?.reset());
  const app = await buildApp(platform, {
    api: { title: "", description: "", base: "/x", securitySchemes: {} },
    publicUrl: "",
    frames: [],
    pictures: [],
  });
  const params = z.object({ code: z.string() });
  const schema = {
    params,
    response: { 200: answer(z.object({ name: z.string() })) },
    refusals: { 404: ["DECLARED"] },
  };
  app.get("/x/:code", { schema }, (request) => {
    if (request.params.code !== "fine") throw new Refusal(404, request.params.code, "No.");
    return success({ name: "Ana", secret: "hash" });
  });
  const ask = async (path: string) => (await app.inject(path)).json<unknown>();
  expect(await ask("/x/fine")).toEqual({ success: true, value: { name: "Ana" } });
  expect(await ask("/x/DECLARED")).toEqual({ success: false, code: "DECLARED", message: "No." });
  expect(await brokenPromises()).toEqual([]);
  expect(await ask("/x/OTHER")).toEqual({ success: false, code: "OTHER", message: "No." });
  expect(await brokenPromises()).toEqual(["GET /x/:code: 404 OTHER"]);
  await app.close();
});
