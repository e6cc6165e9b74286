import { join } from "node:path";
import { logFile, type LogFile } from "./log-file.ts";

/**
 * The logs of one folder, a file for each process. Says once, with the folder's name, that they
 * can't be written, and once that they can be again.
 */
export function logs(folder: string, say: (sentence: string) => void) {
  const open = new Map<string, LogFile>();
  const inTrouble = new Set<string>();

  function hear(name: string, fault: Error | undefined): void {
    const before = inTrouble.size;
    if (fault) inTrouble.add(name);
    else inTrouble.delete(name);
    if (fault && before === 0)
      say(
        `Logs can't be written to ${folder} (${fault.message}). Perya goes on ` +
          "without them until they can be.",
      );
    if (before > 0 && inTrouble.size === 0) say(`Logs are written to ${folder} again.`);
  }

  return {
    of: (name: string): LogFile => {
      const known = open.get(name);
      if (known) return known;
      const made = logFile(join(folder, `${name}.log`), (fault) => hear(name, fault));
      open.set(name, made);
      return made;
    },
    close: async () => void (await Promise.all([...open.values()].map((log) => log.close()))),
  };
}
