import { reopenStaff } from "../modules/staff/index.ts";
import type { Platform } from "../platform.ts";
import { newInitialPassword } from "../secrets/initial-password.ts";
import { hashPassword } from "../secrets/password.ts";
import { CommandFault, type Command, type Options, type Outcome } from "./command.ts";

/**
 * Restores a member of staff's access without a second person, for when nobody is left to approve
 * it.
 */
export const staffReset: Command = {
  name: "staff reset",
  summary:
    "gives a member of staff a new first password and authenticator setup, without a second person",
  values: ["username"],
  switches: [],
  help: `  --username ana            name to sign in with
Every session of theirs ends, and a closed account is open again. Prints a first password, which is
good for three days and must be changed. They are no second person for a day.`,
  run: reset,
};

async function reset(options: Options, { db }: Platform): Promise<Outcome> {
  const username = options.text("username");
  const password = newInitialPassword();
  const hash = await hashPassword(password);
  const done = await db.inTransaction((tx) => reopenStaff(tx, username, hash));
  if (!done.ok) throw new CommandFault(`There is no member of staff named ${username}.`);
  return {
    json: { username, password },
    lines: [
      `${username} can sign in at the console with the first password ${password}`,
      "It is shown once, is valid for three days and must be changed.",
    ],
  };
}
