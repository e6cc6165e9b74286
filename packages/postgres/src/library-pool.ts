import pg from "pg";

/**
 * A pool for a library that speaks to PostgreSQL itself. A connection that is lost while nobody
 * uses it, or while the pool is being closed, ends nothing: who asks next gets another, or a fault.
 */
export function openLibraryPool(url: string, connections: number): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max: connections });
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  return pool;
}
