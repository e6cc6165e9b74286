import type { IncomingMessage, ServerResponse } from "node:http";
import { Places } from "./visitors/places.ts";

export interface Drain {
  /** Registers an answer that is still to be given. */
  watch(request: IncomingMessage, response: ServerResponse): void;
  /**
   * From now on every answer ends its connection: a kept-alive one would hold the server open long
   * after its last answer.
   */
  begin(): void;
}

/** Tracks answers in progress, for a graceful shutdown. */
export function openDrain(): Drain {
  const underway = new Places<ServerResponse>();
  let draining = false;
  const endAfter = (response: ServerResponse) => {
    if (!response.headersSent) response.setHeader("connection", "close");
  };
  return {
    watch: (_request, response) => {
      const place = underway.put(response);
      response.once("close", () => underway.take(place));
      if (draining) endAfter(response);
    },
    begin: () => {
      draining = true;
      for (const response of underway.all()) endAfter(response);
    },
  };
}
