import type { StaffVendorMovement } from "@perya/api-client/operator";
import { Link } from "@tanstack/react-router";
import { Money, Status, Time } from "../format/show.tsx";
import type { Column } from "../lists/table.tsx";

type Row = StaffVendorMovement;

export const STATES = [
  "CREATED",
  "TAKEN",
  "SENT",
  "UNKNOWN",
  "STUCK",
  "DONE",
  "REFUSED",
] as const satisfies readonly Row["status"][];

const WAYS: Readonly<Record<Row["direction"], string>> = {
  IN: "to the vendor",
  OUT: "back from it",
};
export const CAUSES: Readonly<Record<Row["cause"], string>> = {
  PLAYER: "by hand",
  LAUNCH: "as a game opened",
  LEAVING: "as a game was left",
  COLLECT: "all back at once",
  EXCLUSION: "the player may not play",
};

const PLAYER: Column<Row> = {
  title: "Player",
  cell: ({ player, playerName }) => (
    <Link to="/players/$id" params={{ id: player }} className="text-violet underline">
      {playerName}
    </Link>
  ),
};

export const OF_PLAYER: readonly Column<Row>[] = [
  {
    title: "Movement",
    cell: ({ id }) => (
      <Link to="/transfers/$id" params={{ id }} className="text-violet underline">
        {id}
      </Link>
    ),
  },
  { title: "State", cell: ({ status }) => <Status name={status} /> },
  { title: "Vendor", cell: ({ vendor }) => vendor },
  { title: "Way", cell: ({ direction }) => WAYS[direction] },
  {
    title: "Amount",
    cell: ({ amount }) => (amount ? <Money amount={amount} /> : "everything"),
    figures: true,
  },
  { title: "Why", cell: ({ cause }) => CAUSES[cause] },
  { title: "The vendor's last word", cell: ({ answer }) => answer ?? "–" },
  { title: "Begun", cell: ({ at }) => <Time at={at} /> },
];

export const COLUMNS: readonly Column<Row>[] = [
  ...OF_PLAYER.slice(0, 2),
  PLAYER,
  ...OF_PLAYER.slice(2),
];
