import { readFileSync, statfsSync } from "node:fs";

/** Where Linux keeps files in memory. */
const MEMORY = "/dev/shm";
/**
 * What a run writes at most, several times over: databases of test files come and go, a few hundred
 * megabytes at a time.
 */
const ROOM_BYTES = 6 * 2 ** 30;

/**
 * Has every process that is started from here, and what it starts, put its passing files into
 * memory where there is plenty of it. A database is a thousand files, a test run makes hundreds of
 * databases, and a disk that has seen many takes half a second to find a place for the next.
 */
export function writeInMemory(env: NodeJS.ProcessEnv = process.env, room = roomBytes()): void {
  if (env["TMPDIR"] === undefined && room >= ROOM_BYTES) env["TMPDIR"] = MEMORY;
}

/**
 * What may be written there: the smaller of what its file system and this process are allowed.
 * Nothing where no program may be run from it, as tests do.
 */
function roomBytes(): number {
  try {
    if (!runsPrograms(readFileSync("/proc/self/mounts", "utf8"))) return 0;
    const { bavail, bsize } = statfsSync(MEMORY);
    return Math.min(bavail * bsize, process.availableMemory());
  } catch {
    return 0;
  }
}

/** Whether the list of mounts has the folder in memory, and lets programs be run from it. */
export function runsPrograms(mounts: string): boolean {
  const options = mounts
    .split("\n")
    .map((line) => line.split(" "))
    .findLast(([, folder]) => folder === MEMORY)?.[3];
  return options !== undefined && !options.split(",").includes("noexec");
}
