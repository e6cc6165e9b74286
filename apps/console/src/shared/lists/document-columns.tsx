import type { DocumentRow } from "@perya/api-client/operator";
import { Link } from "@tanstack/react-router";
import { Age } from "../format/age.tsx";
import { Status } from "../format/show.tsx";
import type { QueueColumn } from "./queue.tsx";

export const KIND_TITLES: Readonly<Record<DocumentRow["kind"], string>> = {
  IDENTITY_CARD: "Identity card",
  PASSPORT: "Passport",
  DRIVING_LICENCE: "Driving licence",
  SELFIE: "Selfie",
  ADDRESS: "Proof of address",
  FUNDS: "Source of funds",
};

/** A list of players' documents, in the queue and on a player's page. */
export const DOCUMENT_COLUMNS: readonly QueueColumn<DocumentRow>[] = [
  {
    title: "Document",
    cell: ({ id, kind }) => (
      <Link to="/documents/$id" params={{ id }} className="text-violet underline">
        {KIND_TITLES[kind]}
      </Link>
    ),
    csv: ({ kind }) => KIND_TITLES[kind],
  },
  {
    title: "State",
    cell: ({ state, hitOpen }) => (
      <span className="inline-flex flex-wrap items-center gap-1">
        <Status name={state} />
        {hitOpen && <span className="text-coral">may be listed</span>}
      </span>
    ),
    csv: ({ state, hitOpen }) => (hitOpen ? `${state}, may be listed` : state),
  },
  {
    title: "Player",
    cell: ({ player }) => `${player.username} · KYC ${player.kycLevel}`,
    csv: ({ player }) => player.username,
  },
  {
    title: "Decided by",
    cell: ({ decidedBy }) => decidedBy ?? "not yet",
    csv: ({ decidedBy }) => decidedBy,
  },
  {
    title: "Sent",
    cell: ({ uploadedAt }) => <Age since={uploadedAt} />,
    csv: ({ uploadedAt }) => uploadedAt,
    sorts: ["oldest", "newest"],
  },
];
