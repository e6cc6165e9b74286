import { connect, createServer, type AddressInfo, type Socket } from "node:net";

export interface Balancer {
  readonly port: number;
  close(): Promise<void>;
}

/**
 * One address for several processes, like the proxy in front of them in production: connections are
 * distributed in turn, and skip a port without a listener.
 */
export async function openBalancer(ports: readonly number[]): Promise<Balancer> {
  const sockets = new Set<Socket>();
  let next = 0;
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  };
  const forward = (client: Socket, tries: number) => {
    const port = ports[next++ % ports.length] ?? 0;
    const upstream = connect({ port, host: "127.0.0.1" });
    keep(upstream);
    let through = false;
    upstream.once("connect", () => {
      through = true;
      client.pipe(upstream).pipe(client);
      client.once("close", () => upstream.destroy());
      upstream.once("close", () => client.destroy());
    });
    upstream.on("error", () => {
      if (!through && tries > 1) forward(client, tries - 1);
      else client.destroy();
    });
  };
  const server = createServer((client) => {
    keep(client);
    client.on("error", () => client.destroy());
    forward(client, ports.length);
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const close = async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  };
  return { port: (server.address() as AddressInfo).port, close };
}
