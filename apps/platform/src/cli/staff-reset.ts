import { letInAgain } from "../modules/staff/index.ts";
import type { Platform } from "../platform.ts";
import { newInitialPassword } from "../secrets/initial-password.ts";
import { hashPassword } from "../secrets/password.ts";
import { CommandFault, type Command, type Options, type Outcome } from "./command.ts";

/** Lets a member of staff in again without a second person, where nobody is left who could approve it. */
export const staffReset: Command = {
  name: "staff reset",
  summary:
    "gives a member of staff a first password and has them set up another authenticator, without a second person",
  values: ["username"],
  switches: [],
  help: `  --username ana            name to sign in with
Every session of theirs ends, and a closed account is open again. Prints a first password, which is good for three days and must be changed. They are no second
person for a day.`,
  run: reset,
};

async function reset(options: Options, { db }: Platform): Promise<Outcome> {
  const username = options.text("username");
  const password = newInitialPassword();
  const hash = await hashPassword(password);
  const done = await db.inTransaction((tx) => letInAgain(tx, username, hash));
  if (!done.ok) throw new CommandFault(`There is no member of staff named ${username}.`);
  return {
    json: { username, password },
    lines: [
      `${username} can sign in at the console with the first password ${password}`,
      "It is shown once, is good for three days and must be changed.",
    ],
  };
}
