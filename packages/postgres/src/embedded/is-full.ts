/**
 * PostgreSQL and its programs report a full disk in words only; a page that is written in part
 * means a full disk too.
 */
const NO_ROOM = /No space left on device|Check free disk space|Disk quota exceeded/;

/** Whether an error of PostgreSQL or of one of its programs means a full disk. */
export function isFull(fault: unknown): boolean {
  return (
    fault instanceof Error &&
    ((fault as NodeJS.ErrnoException).code === "ENOSPC" || NO_ROOM.test(fault.message))
  );
}
