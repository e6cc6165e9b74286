import { createPublicKey, randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { newRsaPair } from "@perya/secrets";
import { verifyRsa } from "@perya/wallet-protocol";

export interface PretendVendor extends AsyncDisposable {
  readonly url: string;
  /** Where its games are played. */
  readonly gamesOrigin: string;
  readonly publicKey: string;
  readonly privateKey: string;
  readonly operatorPrivateKey: string;
  /** Bodies it was asked with, by path. */
  readonly asked: { path: string; body: Record<string, unknown> }[];
  /** What it answers, by path. */
  readonly answers: Record<string, unknown>;
  down: boolean;
}

const GAMES_ORIGIN = "https://games.example";

/** A vendor of another company: its own server that believes only the operator's signature. */
export async function openPretendVendor(): Promise<PretendVendor> {
  const [own, operator] = [newRsaPair(), newRsaPair()];
  const operatorKeys = [createPublicKey(operator.publicKey)];
  const answer = async (request: IncomingMessage, response: ServerResponse, bytes: Buffer) => {
    const signed = await verifyRsa(
      operatorKeys,
      bytes,
      request.headers["x-hub88-signature"] as string | undefined,
    );
    const path = request.url?.replace("/operator/generic/v2/", "") ?? "";
    if (vendor.down || !signed) return response.writeHead(signed ? 500 : 401).end('{"error":"no"}');
    vendor.asked.push({ path, body: JSON.parse(bytes.toString()) as Record<string, unknown> });
    return response
      .writeHead(200, { "content-type": "application/json" })
      .end(JSON.stringify(vendor.answers[path]));
  };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => void answer(request, response, Buffer.concat(chunks)));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const vendor: PretendVendor = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    gamesOrigin: GAMES_ORIGIN,
    publicKey: own.publicKey,
    privateKey: own.privateKey,
    operatorPrivateKey: operator.privateKey,
    asked: [],
    answers: { "game/url": { url: `${GAMES_ORIGIN}/play?ticket=${randomUUID()}` } },
    down: false,
    [Symbol.asyncDispose]: async () => void (await new Promise((resolve) => server.close(resolve))),
  };
  return vendor;
}
