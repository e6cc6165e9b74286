import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, expectTypeOf, test } from "vitest";
import { ApiError, openApi } from "./index.ts";
import type { Deposit, paths, RoundDetails } from "./generated/player.ts";

/** The last request the server received, and what it answers next. */
const heard: {
  method?: string;
  url?: string;
  headers?: IncomingMessage["headers"];
  body?: string;
} = {};
let next: { status: number; text: string };
let server: Server;
let base: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const { method = "", url = "", headers } = request;
      Object.assign(heard, { method, url, headers, body: Buffer.concat(chunks).toString() });
      response.writeHead(next.status, { "content-type": "application/json" }).end(next.text);
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const says = (status: number, answer: unknown) => {
  next = { status, text: JSON.stringify(answer) };
};

test("a path's names are written so that they can't leave their place, and empty filters are left out", async () => {
  const { call, reading } = openApi<paths>({ base });
  says(200, { success: true, value: { id: "x" } });
  await call("GET", "/betting-record/{id}", { path: { id: "../a b" } });
  expect(heard.url).toBe("/api/v1/betting-record/..%2Fa%20b");
  const games = reading("/games", { query: { gameType: undefined, gameName: "", pageNo: 2 } });
  expect(games.queryKey).toEqual(["/games?pageNo=2"]);
  await games.queryFn();
  expect(heard.url).toBe("/api/v1/games?pageNo=2");
});

test("a call sends its body as JSON and the session in its header, and gives the value of the answer", async () => {
  const { call } = openApi<paths>({ base, token: () => "abc" });
  says(200, { success: true, value: { id: "dep_1" } });
  const deposit = await call("POST", "/deposits", {
    body: { method: "sandbox", amount: "1", key: "k" },
  });
  expect(deposit).toEqual({ id: "dep_1" });
  expect(heard).toMatchObject({
    method: "POST",
    headers: { authorization: "Bearer abc", "content-type": "application/json" },
  });
  expect(JSON.parse(heard.body ?? "")).toEqual({ method: "sandbox", amount: "1", key: "k" });
});

test("a call without a body has no content type, and a form keeps its own", async () => {
  const { call } = openApi<paths>({ base });
  says(200, { success: true, value: {} });
  await call("DELETE", "/session");
  expect(heard.headers?.["content-type"]).toBeUndefined();
  const form = new FormData();
  form.append("file", new Blob(["png"]));
  await call("POST", "/deposits/{id}/slip", { path: { id: "dep_1" }, body: form });
  expect(heard.headers?.["content-type"]).toMatch(/^multipart\/form-data; boundary=/);
  await call("POST", "/password/forgot/mail", { body: new URLSearchParams({ username: "maria" }) });
  expect(heard).toMatchObject({
    headers: { "content-type": expect.stringMatching(/^application\/x-www-form-urlencoded/) },
    body: "username=maria",
  });
});

test("a refusal is thrown with its status, code, sentence and value, after the one who listens has seen it", async () => {
  const seen: string[] = [];
  const { reading } = openApi<paths>({ base, onError: ({ code }) => void seen.push(code) });
  says(401, { success: false, code: "NOT_LOGGED_IN", message: "Please sign in.", value: [1] });
  const error = await reading("/member")
    .queryFn()
    .catch((fault: unknown) => fault);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({
    status: 401,
    code: "NOT_LOGGED_IN",
    message: "Please sign in.",
    value: [1],
  });
  expect(seen).toEqual(["NOT_LOGGED_IN"]);
});

test("an answer that is no JSON is a fault, and no answer at all has the status 0", async () => {
  const { call } = openApi<paths>({ base });
  next = { status: 502, text: "<html>" };
  await expect(call("GET", "/member")).rejects.toMatchObject({ status: 502, code: "FAULT" });
  const nowhere = openApi<paths>({ base: "http://127.0.0.1:1" });
  await expect(nowhere.call("GET", "/member")).rejects.toMatchObject({
    status: 0,
    code: "NETWORK",
  });
});

test("the document's types hold at the call", () => {
  const { call, reading } = openApi<paths>({ base });
  expectTypeOf(
    reading("/deposits/{id}", { path: { id: "dep_1" } }).queryFn,
  ).returns.resolves.toEqualTypeOf<Deposit>();
  expectTypeOf(
    reading("/betting-record/{id}", { path: { id: "rd_1" } }).queryFn,
  ).returns.resolves.toEqualTypeOf<RoundDetails>();
  const wrong = {
    // @ts-expect-error -- there is no such path
    path: () => reading("/nothing"),
    // @ts-expect-error -- a path's names must be given
    noId: () => call("GET", "/deposits/{id}"),
    // @ts-expect-error -- nobody deletes a deposit
    method: () => call("DELETE", "/deposits/{id}", { path: { id: "dep_1" } }),
    // @ts-expect-error -- there is no such way to pay
    body: () => call("POST", "/deposits", { body: { method: "cash", amount: "1", key: "k" } }),
    // @ts-expect-error -- there is no such filter
    query: () => reading("/games", { query: { colour: "red" } }),
  };
  expect(Object.keys(wrong)).toHaveLength(5);
});
