import { connect, createServer, type AddressInfo, type Socket } from "node:net";

/**
 * A host between clients and a server, such as a proxy or a network: it can vanish, stop passing
 * bytes for a while, and be redirected to another server.
 */
export interface Forwarder extends AsyncDisposable {
  readonly port: number;
  /**
   * Stops forwarding on the existing connections without closing them. New ones are accepted and
   * get no answer.
   */
  vanish(): void;
  /** Forwards new connections again; those that vanished stay silent. */
  appear(): void;
  /**
   * Stops passing bytes, in both directions, until `reconnect`: nothing is lost and nothing is
   * closed, as when a network is cut for a while.
   */
  cut(): void;
  reconnect(): void;
  /** Closes every connection, and forwards new ones to another port. */
  redirect(to: number): void;
}

interface Pair {
  readonly client: Socket;
  readonly upstream: Socket;
}

/**
 * Forwards a free port of 127.0.0.1 to another one. When one side of a connection closes, so does
 * the other.
 */
export async function openForwarder(first: number): Promise<Forwarder> {
  let to = first;
  let [gone, isCut] = [false, false];
  const sockets = new Set<Socket>();
  const pairs = new Set<Pair>();
  const track = (socket: Socket): Socket => {
    sockets.add(socket);
    return socket.on("error", () => undefined).once("close", () => sockets.delete(socket));
  };
  const join = (pair: Pair) => {
    pairs.add(pair);
    if (!isCut) pass(pair);
    const close = () => {
      // When one side closes while the network is cut, the other learns of it afterwards.
      if (!isCut && pairs.delete(pair)) endBoth(pair);
    };
    pair.client.once("close", close);
    pair.upstream.once("close", close);
  };
  const server = createServer((client) => {
    track(client);
    if (!gone) join({ client, upstream: track(connect({ port: to, host: "127.0.0.1" })) });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const closeAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    vanish: () => {
      gone = true;
      for (const pair of pairs) hold(pair);
      pairs.clear();
    },
    appear: () => (gone = false),
    cut: () => {
      isCut = true;
      for (const pair of pairs) hold(pair);
    },
    reconnect: () => {
      isCut = false;
      for (const pair of pairs) {
        pass(pair);
        if ((pair.client.closed || pair.upstream.closed) && pairs.delete(pair)) endBoth(pair);
      }
    },
    redirect: (port) => {
      to = port;
      closeAll();
    },
    [Symbol.asyncDispose]: async () => {
      closeAll();
      await new Promise((closed) => server.close(closed));
    },
  };
}

function pass({ client, upstream }: Pair): void {
  client.pipe(upstream).pipe(client);
}

function hold({ client, upstream }: Pair): void {
  for (const socket of [client, upstream]) socket.unpipe().pause();
}

function endBoth({ client, upstream }: Pair): void {
  client.destroySoon();
  upstream.destroySoon();
}
