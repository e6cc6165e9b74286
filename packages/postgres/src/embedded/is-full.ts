/** PostgreSQL and its programs say it in words; a page that fits in half is a full disk too. */
const NO_ROOM = /No space left on device|Check free disk space|Disk quota exceeded/;

/** Whether a fault of PostgreSQL or of one of its programs is a full disk's. */
export function isFull(fault: unknown): boolean {
  return (
    fault instanceof Error &&
    ((fault as NodeJS.ErrnoException).code === "ENOSPC" || NO_ROOM.test(fault.message))
  );
}
