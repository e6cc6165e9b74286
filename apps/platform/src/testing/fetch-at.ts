import { request } from "node:http";
import { text } from "node:stream/consumers";

/** What is asked, as `fetch` takes it. */
interface Asking {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array | undefined;
}

/**
 * Asks a server as a browser does with another of its host names: `fetch` always sends the name it
 * connects to.
 */
export async function fetchAt(
  host: string,
  url: string,
  { method = "GET", headers = {}, body }: Asking = {},
): Promise<Response> {
  return new Promise((answered, failed) => {
    const asking = request(
      url,
      { method, headers: { ...headers, host }, agent: false },
      (reply) => {
        const told = Object.entries(reply.headersDistinct).flatMap(([name, values = []]) =>
          values.map((value): [string, string] => [name, value]),
        );
        text(reply).then((read) => {
          const bodyless = reply.statusCode === 204 || reply.statusCode === 304;
          answered(
            new Response(bodyless ? null : read, { status: reply.statusCode ?? 0, headers: told }),
          );
        }, failed);
      },
    );
    asking.on("error", failed);
    asking.end(body);
  });
}
