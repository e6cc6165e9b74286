import { isAbsolute, join } from "node:path";

/** What `npm start` itself needs to know; each process checks the rest of its own environment. */
export interface Settings {
  readonly dataDir: string;
  readonly ports: Readonly<
    Record<"PLAYER_PORT" | "CONSOLE_PORT" | "STUDIO_PORT" | "GATEWAY_PORT", number>
  >;
  readonly host: string;
  /** Databases given from outside; the embedded server provides the missing ones. */
  readonly databaseUrls: Readonly<
    Partial<Record<"DATABASE_URL" | "STUDIO_DATABASE_URL" | "GATEWAY_DATABASE_URL", string>>
  >;
  readonly env: NodeJS.ProcessEnv;
}

const DEFAULT_PORTS = {
  PLAYER_PORT: 8080,
  CONSOLE_PORT: 8081,
  STUDIO_PORT: 8090,
  GATEWAY_PORT: 8095,
} as const;

/**
 * Reads the settings; a variable that is set to nothing counts as not set. Throws an Error that
 * names a bad variable and says what it must be.
 */
export function readSettings(given: NodeJS.ProcessEnv, root: string): Settings {
  const env = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ""));
  const directory = env["DATA_DIR"] ?? "data";
  const ports = Object.fromEntries(
    Object.entries(DEFAULT_PORTS).map(([name, port]) => [name, readPort(name, env[name], port)]),
  );
  for (const [name, port] of Object.entries(ports)) {
    const other = Object.keys(ports).find((earlier) => earlier < name && ports[earlier] === port);
    if (other)
      throw new Error(`${other} and ${name} are both ${port}, but each needs a port of its own.`);
  }
  return {
    dataDir: isAbsolute(directory) ? directory : join(root, directory),
    ports: ports as Settings["ports"],
    host: env["HOST"] ?? "127.0.0.1",
    databaseUrls: databaseUrls(env),
    env,
  };
}

function readPort(name: string, text: string | undefined, fallback: number): number {
  if (text === undefined) return fallback;
  const port = Number(text);
  if (!/^\d{1,5}$/.test(text) || port < 1 || port > 65_535)
    throw new Error(
      `${name} is "${text}", but a port is a whole number from 1 to 65535. ` +
        `Set ${name}=${fallback} or leave it out.`,
    );
  return port;
}

function databaseUrls(env: NodeJS.ProcessEnv): Settings["databaseUrls"] {
  const urls: Record<string, string> = {};
  for (const name of ["DATABASE_URL", "STUDIO_DATABASE_URL", "GATEWAY_DATABASE_URL"]) {
    const value = env[name];
    if (value === undefined) continue;
    if (!/^postgres(ql)?:\/\/\S+$/.test(value))
      throw new Error(
        `${name} is not an address of PostgreSQL. It looks like ` +
          "postgres://user:password@host:5432/database; leave it out for the embedded server.",
      );
    urls[name] = value;
  }
  return urls;
}
