import { pino, type Logger, type LoggerOptions } from "pino";
import { openOutput } from "./open-output.ts";

const STANDARD_OUTPUT = 1;

/**
 * A process's log: JSON lines on standard output. When that is a file on a full disk, lines wait,
 * then are dropped, and the process goes on; once writing works again, one line says how many are
 * missing. pino's own output would end the process, or hang when it ends.
 */
export function openLog(options: LoggerOptions): Logger {
  const output = openOutput(STANDARD_OUTPUT, (lines) =>
    log.warn({ lines }, "some lines of this log could not be written"),
  );
  const log = pino(options, output);
  process.on("exit", output.flush);
  return log;
}
