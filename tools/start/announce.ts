import { join } from "node:path";
import { demoLogins } from "../../apps/platform/src/seed/demo-logins.ts";
import type { Settings } from "./settings.ts";

/**
 * Prints what to open and how to log in, and a note for the machine's administrator when there is
 * one.
 */
export function announce(
  settings: Settings,
  databasePlace: string | undefined,
  word: string | undefined,
): void {
  const { ports } = settings;
  const lines = [
    "",
    "Perya is open.",
    "",
    `  Player site        http://localhost:${ports.PLAYER_PORT}`,
    `  Operator console   http://localhost:${ports.CONSOLE_PORT}`,
    `  Game studio        http://localhost:${ports.STUDIO_PORT}   (a vendor of its own; ` +
      "games open from the player site)",
    `  Sandbox bank       http://localhost:${ports.GATEWAY_PORT}   (no real ` +
      "money; deposits open it)",
    "",
    ...demoLogins.map(
      ({ who, username, password, note }) =>
        `  ${who.padEnd(18)} ${username} / ${password}${note ? `   ${note}` : ""}`,
    ),
    "",
    `  Logs               ${join(settings.dataDir, "logs")}`,
    ...(databasePlace ? [`  Database           ${databasePlace}`] : []),
    ...(word ? ["", word] : []),
    "",
    "Ctrl-C stops everything.",
    "",
  ];
  console.log(lines.join("\n"));
}
