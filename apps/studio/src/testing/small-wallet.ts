import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

interface Asked {
  readonly path: string;
  readonly signature: string | undefined;
  readonly raw: Buffer;
  readonly body: Record<string, unknown>;
}

export interface SmallWallet extends AsyncDisposable {
  readonly url: string;
  readonly asked: Asked[];
  /**
   * What to say instead of RS_OK: a status of the protocol, an HTTP status, or "hang up". Answers
   * undefined to go on as usual.
   */
  say: (asked: Asked) => string | number | undefined;
  /** What every player has, in ledger units. */
  balance: number;
}

/**
 * A wallet for tests of what the studio asks: it records every call and says yes, or what it was
 * scripted to. It keeps no books; the real wallet does in the storm.
 */
export async function openSmallWallet(): Promise<SmallWallet> {
  const asked: Asked[] = [];
  const wallet = { say: (() => undefined) as SmallWallet["say"], balance: 100_000_000 };
  const server = createServer((request, response) => {
    void answer(request, response);
  });
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const raw = await read(request);
    const body = JSON.parse(raw.toString("utf8")) as Record<string, unknown>;
    const call = {
      path: request.url ?? "",
      signature: request.headers["x-hub88-signature"] as string | undefined,
      raw,
      body,
    };
    asked.push(call);
    const said = wallet.say(call);
    if (said === "hang up") {
      request.socket.destroy();
      return;
    }
    if (typeof said === "number") {
      response.writeHead(said).end("<html>no</html>");
      return;
    }
    const yes = {
      status: said ?? "RS_OK",
      request_uuid: body["request_uuid"],
      user: body["user"],
      currency: "PHP",
      balance: wallet.balance,
    };
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(yes));
  };
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/wallet/hub88/perya-studio`;
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return Object.assign(wallet, { url, asked, [Symbol.asyncDispose]: close });
}

async function read(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}
