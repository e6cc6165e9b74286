import type { EntryKind, EntryStatus } from "./wallet.ts";

/** Codes as stored. Append only: a code never changes its meaning. */
const KINDS = {
  bet: 1,
  win: 2,
  rollback: 3,
  close: 4,
  tombstone: 5,
  open: 10,
  deposit: 11,
  adjust: 12,
  hold: 13,
  release: 14,
  capture: 15,
  "transfer-out": 16,
  "transfer-in": 17,
  block: 18,
  unblock: 19,
  exclude: 20,
  limit: 21,
  collect: 22,
  waive: 23,
  credit: 24,
  debit: 25,
  reverse: 26,
} as const satisfies Record<EntryKind, number>;

const STATUSES = {
  APPLIED: 0,
  NOT_ENOUGH_MONEY: 1,
  LIMIT_REACHED: 2,
  PLAYER_DISABLED: 3,
} as const satisfies Record<EntryStatus, number>;

export const FREE = 1;
export const CLOSES = 2;
export const LATE = 4;
export const BLIND = 8;

const KIND_NAMES = new Map(
  Object.entries(KINDS).map(([name, code]) => [code as number, name as EntryKind]),
);
const STATUS_NAMES = new Map(
  Object.entries(STATUSES).map(([name, code]) => [code as number, name as EntryStatus]),
);

export function kindCode(kind: EntryKind): number {
  return KINDS[kind];
}

/** The kind of a stored code. Throws on an unknown one: it was written by a newer version. */
export function kindOf(code: number): EntryKind {
  const kind = KIND_NAMES.get(code);
  if (!kind) throw new Error(`Unknown entry kind ${code}`);
  return kind;
}

export function statusCode(status: EntryStatus): number {
  return STATUSES[status];
}

/** The status of a stored code. Throws on an unknown one. */
export function statusOf(code: number): EntryStatus {
  const status = STATUS_NAMES.get(code);
  if (!status) throw new Error(`Unknown entry status ${code}`);
  return status;
}
