import type { VendorRecord } from "@perya/api-client/operator";
import { Link } from "@tanstack/react-router";
import { Status, Time } from "../../shared/format/show.tsx";
import type { Column } from "../../shared/lists/table.tsx";

export const RECORD_STATES = [
  "WAITING",
  "BOOKED",
  "CLOSED",
] as const satisfies readonly VendorRecord["status"][];

/** Where the vendor's answer is no page of records: that is not a record that staff can try. */
export const PAGE_UNREADABLE = "PAGE_UNREADABLE";

/** Why a record is not booked; what the ledger says beyond these stands as it is. */
const REASONS: Readonly<Record<string, string>> = {
  UNKNOWN_PLAYER: "the player has no wallet at this vendor",
  WRONG_CURRENCY: "another currency than the player's",
  ROUND_WAITS: "waits for an earlier record of its round",
  ROUND_CLOSED: "its round is over",
  [PAGE_UNREADABLE]: "not a page of records, and nothing after it is booked either",
  TRANSACTION_DOES_NOT_EXIST: "its bet is not booked",
};
const UNREADABLE = "UNREADABLE: ";

/** The reason in words. */
export function reasonOf(why: string): string {
  return why.startsWith(UNREADABLE)
    ? `not readable: ${why.slice(UNREADABLE.length)}`
    : (REASONS[why] ?? why);
}

/** The player, with a link where we know one. */
export function PlayerOf({ player, playerName }: VendorRecord) {
  if (player === null) return "–";
  if (playerName === null) return <code>{player}</code>;
  return (
    <Link to="/players/$id" params={{ id: player }} className="text-violet underline">
      {playerName}
    </Link>
  );
}

export const RECORD_COLUMNS: readonly Column<VendorRecord>[] = [
  {
    title: "Record",
    cell: ({ id }) => (
      <Link to="/vendor-records/$id" params={{ id }} className="text-violet underline">
        {`vr_${id}`}
      </Link>
    ),
  },
  { title: "State", cell: ({ status }) => <Status name={status} /> },
  { title: "Vendor", cell: ({ vendor }) => vendor },
  { title: "Player", cell: (row) => <PlayerOf {...row} /> },
  { title: "Round", cell: ({ round }) => round ?? "–" },
  { title: "Why it is not booked", cell: ({ why }) => reasonOf(why) },
  { title: "Tried", cell: ({ tries }) => tries, figures: true },
  { title: "Came", cell: ({ at }) => <Time at={at} /> },
];
