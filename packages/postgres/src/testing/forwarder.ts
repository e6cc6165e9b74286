import { connect, createServer, type AddressInfo, type Socket } from "node:net";

/** A host between a client and a server that can vanish: nothing is forwarded any more, nothing is closed. */
export interface Forwarder extends AsyncDisposable {
  readonly port: number;
  /** Stops forwarding on every connection there is. New ones are accepted and hear nothing. */
  vanish(): void;
  /** Forwards what comes on new connections again. */
  appear(): void;
}

/** Forwards a free port of 127.0.0.1 to another one. */
export async function openForwarder(to: number): Promise<Forwarder> {
  const sockets = new Set<Socket>();
  let gone = false;
  const server = createServer((socket) => {
    sockets.add(socket.on("error", () => undefined));
    if (gone) return;
    const upstream = connect({ port: to, host: "127.0.0.1" });
    sockets.add(upstream.on("error", () => undefined));
    socket.pipe(upstream).pipe(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: (server.address() as AddressInfo).port,
    vanish: () => {
      gone = true;
      for (const socket of sockets) socket.unpipe().pause();
    },
    appear: () => (gone = false),
    [Symbol.asyncDispose]: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((closed) => server.close(closed));
    },
  };
}
