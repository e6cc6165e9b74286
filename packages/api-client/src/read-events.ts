/**
 * Reads a stream of server-sent events with fetch, because EventSource can't send the session's header. Resolves when the server ends the stream, throws when it breaks.
 * A status other than 200 is given to `refused`. The events are what the API's document says of the stream.
 */
export async function readEvents<Event extends { readonly type: string; readonly value: unknown }>(
  url: string,
  token: string,
  signal: AbortSignal,
  hear: (event: Event) => void,
  refused: (status: number) => void,
): Promise<void> {
  const response = await fetch(url, {
    headers: { authorization: `Bearer ${token}`, accept: "text/event-stream" },
    signal,
    cache: "no-store",
  });
  if (!response.ok || !response.body) return refused(response.status);
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const blocks = (rest + value).split("\n\n");
    rest = blocks.pop() ?? "";
    for (const block of blocks) {
      const event = parse(block);
      if (event) hear(event as Event);
    }
  }
}

function parse(block: string): { readonly type: string; readonly value: unknown } | undefined {
  const type = /^event: (.+)$/m.exec(block)?.[1];
  const data = /^data: (.+)$/m.exec(block)?.[1];
  return type && data ? { type, value: JSON.parse(data) } : undefined;
}
