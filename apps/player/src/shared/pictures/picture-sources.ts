import { queryClient } from "../http/query-client.ts";

/** One of the addresses a picture may be at. */
export interface PictureSource {
  readonly address: string;
  /** The brand's server of pictures it is at; undefined for its own address. */
  readonly server?: string;
}

/** Servers of pictures that have given one, and those that failed before they ever did. */
const good = new Set<string>();
const down = new Set<string>();

/**
 * Kept with what the page has read: where the server drew it, the device goes on with the server's
 * choice.
 */
const PICK = ["picture-server"] as const;

/**
 * The addresses a picture may be at, in the order to try them: the brand's servers beginning with
 * one at random, and its own address at last. Only a picture of the web is anywhere else, and a
 * server that is down is left out.
 */
export function pictureSources(
  own: string,
  servers: readonly string[],
  pick: number = pickServer(),
): readonly PictureSource[] {
  const at = URL.parse(own, location.origin);
  if (servers.length === 0 || !at || !/^https?:$/.test(at.protocol)) return [{ address: own }];
  const first = pick % servers.length;
  const order = [...servers.slice(first), ...servers.slice(0, first)].filter(
    (server) => !down.has(server),
  );
  return [
    ...order.map((server) => ({
      address: server.replace(/\/+$/, "") + at.pathname + at.search,
      server,
    })),
    { address: own },
  ];
}

/**
 * Remembers whether a server gave a picture. One that gave others lacks this one alone; one that
 * never gave any is down.
 */
export function noteSource({ server }: PictureSource, gave: boolean): void {
  if (server === undefined) return;
  if (gave) good.add(server);
  else if (!good.has(server)) down.add(server);
}

/**
 * Which of a brand's servers this page begins with: at random, and the same for all its pictures,
 * so that what the browser keeps is found again.
 */
function pickServer(): number {
  const picked = queryClient.getQueryData<number>(PICK);
  if (picked !== undefined) return picked;
  const [made = 0] = crypto.getRandomValues(new Uint32Array(1));
  queryClient.setQueryDefaults(PICK, { gcTime: Infinity });
  queryClient.setQueryData(PICK, made);
  return made;
}
