import { parseArgs } from "node:util";
import { CommandFault, type Command, type Options } from "./command.ts";

/** Reads a command's options. Throws one sentence for an option it does not know. */
export function readOptions(command: Command, args: readonly string[]): Options {
  const values = parsed(command, args);
  return {
    text: (name) => {
      const value = values[name];
      if (typeof value !== "string" || value === "")
        throw new CommandFault(
          `\`${command.name}\` needs --${name}. See \`${command.name} --help\`.`,
        );
      return value;
    },
    optional: (name) =>
      typeof values[name] === "string" && values[name] !== "" ? values[name] : undefined,
    on: (name) => values[name] === true,
  };
}

function parsed(
  command: Command,
  args: readonly string[],
): Readonly<Record<string, string | boolean | undefined>> {
  const texts = command.values.map((name) => [name, { type: "string" }] as const);
  const switches = [...command.switches, "json", "help"].map(
    (name) => [name, { type: "boolean" }] as const,
  );
  try {
    return parseArgs({
      args: [...args],
      options: Object.fromEntries([...texts, ...switches]),
      strict: true,
    }).values as Record<string, string | boolean | undefined>;
  } catch (fault) {
    throw new CommandFault(
      `${fault instanceof Error ? fault.message : String(fault)} See \`${command.name} --help\`.`,
    );
  }
}
