import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { readEvents } from "./index.ts";

async function serve(chunks: readonly string[], status = 200) {
  const server = createServer((_request, response) => {
    response.writeHead(status, { "content-type": "text/event-stream" });
    for (const chunk of chunks) response.write(chunk);
    response.end();
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

test("events cut anywhere by the network arrive whole, and pings are no events", async () => {
  const server = await serve([
    "event: bal",
    'ance\ndata: {"a":1}\n',
    "\n: ping\n\nevent: deposit\n",
    'data: {"id":"dep_1"}\n\n',
  ]);
  const heard: unknown[] = [];
  await readEvents(
    server.url,
    "token",
    new AbortController().signal,
    (message) => heard.push(message),
    () => undefined,
  );
  expect(heard).toEqual([
    { type: "balance", value: { a: 1 } },
    { type: "deposit", value: { id: "dep_1" } },
  ]);
  await server.close();
});

test("lines may end as any server ends them, and a value may stand on several", async () => {
  const server = await serve([
    'event: balance\r\ndata: {"a":\r\ndata: 1}\r',
    "\n\r\n",
    'event: deposit\rdata:{"id":"dep_1"}\r\r: ping\n\n',
  ]);
  const heard: unknown[] = [];
  await readEvents(
    server.url,
    "token",
    new AbortController().signal,
    (message) => heard.push(message),
    () => undefined,
  );
  expect(heard).toEqual([
    { type: "balance", value: { a: 1 } },
    { type: "deposit", value: { id: "dep_1" } },
  ]);
  await server.close();
});

test("a refused stream says its status", async () => {
  const server = await serve([], 401);
  const refused: number[] = [];
  await readEvents(
    server.url,
    "token",
    new AbortController().signal,
    () => undefined,
    (status) => refused.push(status),
  );
  expect(refused).toEqual([401]);
  await server.close();
});
