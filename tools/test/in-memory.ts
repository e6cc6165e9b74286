import { statfsSync } from "node:fs";

/** Where Linux keeps files in memory. */
const MEMORY = "/dev/shm";
/** What a run writes at most, several times over: databases of test files come and go, a few hundred megabytes at a time. */
const ROOM_BYTES = 6 * 2 ** 30;

/**
 * Has every process that is started from here, and what it starts, put its passing files into memory where there is plenty of it. A database is a thousand files, a test run makes hundreds
 * of databases, and a disk that has seen many takes half a second to find a place for the next.
 */
export function writeInMemory(env: NodeJS.ProcessEnv = process.env, room = roomBytes()): void {
  if (env["TMPDIR"] === undefined && room >= ROOM_BYTES) env["TMPDIR"] = MEMORY;
}

/** What may be written there: the smaller of what its file system and this process are allowed. */
function roomBytes(): number {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return Math.min(bavail * bsize, process.availableMemory());
  } catch {
    return 0;
  }
}
