import { pino, type Logger, type LoggerOptions } from "pino";
import { openOutput } from "./open-output.ts";

const STANDARD_OUTPUT = 1;

/**
 * A process's log: JSON lines on standard output. Where that goes to a file on a full disk, lines wait, then are dropped, and the process goes on; once lines can be written
 * again one of them says how many are missing. pino's own output ends the process, or hangs at its end.
 */
export function openLog(options: LoggerOptions): Logger {
  const output = openOutput(STANDARD_OUTPUT, (lines) =>
    log.warn({ lines }, "some lines of this log could not be written"),
  );
  const log = pino(options, output);
  process.on("exit", output.flush);
  return log;
}
