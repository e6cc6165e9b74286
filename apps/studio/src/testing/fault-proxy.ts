import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

/** What can go wrong on a line, by where it does. */
export const FAULTS = [
  "lost before delivery",
  "lost after delivery",
  "answered too late",
  "delivered too late",
  "503 before delivery",
  "503 after delivery",
  "nonsense after delivery",
  "delivered twice",
] as const;
type Fault = (typeof FAULTS)[number];

interface Passing {
  readonly path: string;
  /** How many calls came through before this one. */
  readonly count: number;
}

export interface FaultProxy extends AsyncDisposable {
  readonly url: string;
  /** How often each fault was done. */
  readonly done: Map<Fault, number>;
  /** Which fault a call meets; undefined for none. */
  choose: (passing: Passing) => Fault | undefined;
  /**
   * Called before a call is delivered and after the wallet has answered it; a test may kill a
   * process here. True: the answer never arrives.
   */
  watch: (at: "before" | "after", passing: Passing) => Promise<boolean> | boolean;
  /** Waits for what is still on its way. */
  settle(): Promise<void>;
}

/**
 * A line between studio and wallet that fails as lines do. Late things come `lateMs` later, which
 * should be beyond the studio's patience.
 */
export async function openFaultProxy(target: string, lateMs: number): Promise<FaultProxy> {
  const done = new Map<Fault, number>();
  const underway = new Set<Promise<unknown>>();
  const hooks: Pick<FaultProxy, "choose" | "watch"> = {
    choose: () => undefined,
    watch: () => false,
  };
  let count = 0;

  const server = createServer((request, response) => {
    const work = pass(request, response).finally(() => underway.delete(work));
    underway.add(work);
  });

  const pass = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await read(request);
    const path = request.url ?? "";
    const passing = { path, count: count++ };
    const fault = hooks.choose(passing);
    if (fault) done.set(fault, (done.get(fault) ?? 0) + 1);
    const deliver = () => forward(new URL(target).origin + path, request, body);
    if ((await hooks.watch("before", passing)) || fault === "lost before delivery")
      return hangUp(request);
    if (fault === "503 before delivery") return send(response, 503, "<html>busy</html>");
    if (fault === "delivered too late") await pause(lateMs);
    const answer =
      fault === "delivered twice"
        ? (await Promise.all([deliver(), deliver()]))[1]
        : await deliver();
    if ((await hooks.watch("after", passing)) || fault === "lost after delivery")
      return hangUp(request);
    if (fault === "503 after delivery") return send(response, 503, "<html>busy</html>");
    if (fault === "nonsense after delivery") return send(response, 200, "<html>welcome</html>");
    if (fault === "answered too late") await pause(lateMs);
    send(response, answer.status, answer.text);
  };

  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const settle = async () => {
    while (underway.size > 0) await Promise.allSettled(underway);
  };
  const close = async () => {
    await settle();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}${new URL(target).pathname}`;
  return Object.assign(hooks, { url, done, settle, [Symbol.asyncDispose]: close });
}

async function forward(
  url: string,
  request: IncomingMessage,
  body: Buffer,
): Promise<{ status: number; text: string }> {
  const headers = {
    "content-type": "application/json",
    "x-hub88-signature": String(request.headers["x-hub88-signature"]),
  };
  const response = await fetch(url, { method: "POST", headers, body });
  return { status: response.status, text: await response.text() };
}

function hangUp(request: IncomingMessage): void {
  request.socket.destroy();
}

function send(response: ServerResponse, status: number, text: string): void {
  if (!response.destroyed)
    response.writeHead(status, { "content-type": "application/json" }).end(text);
}

async function read(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}
