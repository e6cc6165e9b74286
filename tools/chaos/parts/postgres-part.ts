import { connect } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import { startEmbedded, type EmbeddedServer } from "@perya/postgres/embedded";
import type { Dice } from "../dice.ts";
import { freeze } from "./freeze.ts";
import type { Part } from "./part.ts";

export interface PostgresPart extends Part {
  readonly port: number;
  url(database: string): string;
  ensureDatabase(name: string): Promise<void>;
  /**
   * Stops the server processes of some clients, and returns a function that resumes them. Throws
   * when the server is down.
   */
  freezeSome(dice: Dice): Promise<() => void>;
}

/** Share of its client processes to freeze, in percent. */
const FROZEN_PERCENT = 40;

/**
 * PostgreSQL with full durability, as in production, unless `lossy` is set. It restarts on the same
 * port, where the others connect.
 */
export async function openPostgres(directory: string, lossy: boolean): Promise<PostgresPart> {
  const settings = lossy ? ["synchronous_commit=off"] : [];
  let server: EmbeddedServer = await startEmbedded({ directory, settings });
  let starting: Promise<EmbeddedServer> | undefined;
  let stopped = false;
  const { port } = server;
  return {
    name: "postgres",
    port,
    url: (database) => server.url(database),
    ensureDatabase: (name) => server.ensureDatabase(name),
    start: async () => {
      if (stopped) throw new Error("postgres was stopped for good");
      starting = startEmbedded({ directory, port, settings });
      server = await starting;
    },
    kill: () => server.kill(),
    freezeSome: async (dice) => {
      const db = connect(server.url("postgres"), { connections: 1 });
      try {
        const clients = await db.rows<{ pid: number }>(sql`
          select pid from pg_stat_activity
          where backend_type = 'client backend' and pid <> pg_backend_pid()
          order by pid`);
        return freeze(clients.filter(() => dice.chance(FROZEN_PERCENT)).map(({ pid }) => pid));
      } finally {
        await db.close();
      }
    },
    // A running start must finish first: nothing could stop the process it starts later.
    stop: async () => {
      stopped = true;
      await starting?.catch(() => undefined);
      await server.stop();
    },
  };
}
