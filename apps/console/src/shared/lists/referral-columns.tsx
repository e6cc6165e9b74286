import type { ReferredFriend } from "@perya/api-client/operator";
import { Link } from "@tanstack/react-router";
import { Money, Status, Time } from "../format/show.tsx";
import type { Column } from "./table.tsx";

export const STATES = ["OPEN", "QUALIFIED", "REWARDED", "REFUSED", "LATE"] as const;

const WHY: Readonly<Record<NonNullable<ReferredFriend["reason"]>, string>> = {
  LINKED: "One person seems to be behind two accounts",
  MONTH_FULL: "As many friends as are paid for had come in the month",
  TEST: "The account does not count",
  BARRED: "Blocked, excluded, closed or in a break",
  RESTRICTED: "Restricted by a case",
  BALANCE_LIMIT: "It would pass a limit of the balance",
  LAW: "The law forbids it",
  TOO_YOUNG: "Too young for a bonus",
};

type Who = ReferredFriend["friend"];

function ToPlayer({ id, username }: Who) {
  return (
    <Link to="/players/$id" params={{ id }} className="font-medium text-violet underline">
      <bdi>{username}</bdi>
    </Link>
  );
}

/** A friend: who it is, by whom, how far, and for staff alone why nothing is paid. */
export const FRIEND_COLUMNS: readonly Column<ReferredFriend>[] = [
  { title: "Joined", cell: ({ registeredAt }) => <Time at={registeredAt} /> },
  { title: "Friend", cell: ({ friend }) => <ToPlayer {...friend} /> },
  { title: "Invited by", cell: ({ referrer }) => <ToPlayer {...referrer} /> },
  { title: "State", cell: ({ status }) => <Status name={status} /> },
  {
    title: "Why",
    cell: ({ reason, detail }) => (
      <>
        {reason === null ? "–" : WHY[reason]}
        {detail !== null && <span className="block text-sm text-soft">{detail}</span>}
      </>
    ),
  },
  { title: "Verified", cell: ({ isVerified }) => (isVerified ? "yes" : "no") },
  {
    title: "Paid in",
    cell: ({ deposits, neededDeposits }) => <Of done={deposits} needed={neededDeposits} />,
    figures: true,
  },
  {
    title: "Played",
    cell: ({ turnover, neededTurnover }) => <Of done={turnover} needed={neededTurnover} />,
    figures: true,
  },
  { title: "Reward", cell: ({ reward }) => <Money amount={reward} />, figures: true },
  { title: "Ended", cell: ({ endedAt }) => (endedAt === null ? "–" : <Time at={endedAt} />) },
];

function Of({ done, needed }: Record<"done" | "needed", ReferredFriend["reward"]>) {
  return (
    <>
      <Money amount={done} />
      <span className="block text-sm text-soft">
        of <Money amount={needed} />
      </span>
    </>
  );
}
