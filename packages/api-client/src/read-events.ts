/**
 * Reads a stream of server-sent events with fetch, because EventSource can't send the session's
 * header. Resolves when the server ends the stream, throws when it breaks. Passes a status other
 * than 200 to `refused`. A guest has no token. The API's document describes the events.
 */
export async function readEvents<Event extends { readonly type: string; readonly value: unknown }>(
  url: string,
  token: string | undefined,
  signal: AbortSignal,
  hear: (event: Event) => void,
  refused: (status: number) => void,
): Promise<void> {
  const response = await fetch(url, {
    headers: {
      accept: "text/event-stream",
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    signal,
    cache: "no-store",
  });
  if (!response.ok || !response.body) return refused(response.status);
  // Loaded with the first stream, so that the first screen does not wait for it.
  const { createParser } = await import("eventsource-parser");
  const parser = createParser({
    onEvent: ({ event, data }) => {
      // The server names all its events, so one without a name is not from us.
      if (event && data) hear({ type: event, value: JSON.parse(data) } as Event);
    },
  });
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    parser.feed(value);
  }
}
