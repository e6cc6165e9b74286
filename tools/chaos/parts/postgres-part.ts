import { startEmbedded, type EmbeddedServer } from "@perya/postgres/embedded";
import type { Part } from "./part.ts";

export interface PostgresPart extends Part {
  url(database: string): string;
  ensureDatabase(name: string): Promise<void>;
}

/** PostgreSQL with everything durable, as in production, unless it is to lose something. It comes back on its port, where the others look for it. */
export async function openPostgres(directory: string, lossy: boolean): Promise<PostgresPart> {
  const settings = lossy ? ["synchronous_commit=off"] : [];
  let server: EmbeddedServer = await startEmbedded({ directory, settings });
  let starting: Promise<EmbeddedServer> | undefined;
  let stopped = false;
  const { port } = server;
  return {
    name: "postgres",
    url: (database) => server.url(database),
    ensureDatabase: (name) => server.ensureDatabase(name),
    start: async () => {
      if (stopped) throw new Error("postgres was stopped for good");
      starting = startEmbedded({ directory, port, settings });
      server = await starting;
    },
    kill: () => server.kill(),
    // A start that is underway ends first: nobody would be left to stop what comes of it.
    stop: async () => {
      stopped = true;
      await starting?.catch(() => undefined);
      await server.stop();
    },
  };
}
