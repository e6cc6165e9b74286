import type { z } from "zod";
import { CannotStart } from "./cannot-start.ts";

/**
 * Values of these variables are left out of messages, which may be logged. Addresses of databases
 * and mail servers hold passwords.
 */
const MAY_BE_SECRET = /SECRET|KEY|TOKEN|PASSWORD|DATABASE_URL|REDIS_URL|MAIL_URL/;
const MOST_CHARACTERS = 80;

/** Unusable variables, one sentence each, beginning with the variable's name. */
export class UnusableEnvironment extends CannotStart {
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(["The environment is not usable:", ...faults.map((fault) => `  ${fault}`)].join("\n"));
    this.faults = faults;
  }
}

/**
 * Reads an environment by a schema of its variables. Throws UnusableEnvironment, which names every
 * invalid variable and says what it must be.
 */
export function readEnvironment<Schema extends z.ZodObject>(
  schema: Schema,
  env: NodeJS.ProcessEnv,
): z.infer<Schema> {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ""),
  );
  const read = schema.safeParse(given);
  if (read.success) return read.data;
  throw new UnusableEnvironment(
    read.error.issues.map((issue) => sentence(String(issue.path[0]), issue.message, given)),
  );
}

function sentence(
  name: string,
  must: string,
  given: Readonly<Record<string, string | undefined>>,
): string {
  const value = given[name];
  if (value === undefined) return `${name} is not set: it ${must}`;
  return MAY_BE_SECRET.test(name)
    ? `${name} ${must}`
    : `${name} ${must}, not "${value.slice(0, MOST_CHARACTERS)}"`;
}
