import type { VendorWalletsOverview } from "@perya/api-client/operator";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Confirm } from "../../shared/dialogs/confirm.tsx";
import { Check, Money, Time } from "../../shared/format/show.tsx";
import { call, reading } from "../../shared/http/api.ts";
import { useMay } from "../../shared/http/session.ts";
import { Facts, Panel } from "../../shared/layout/page.tsx";
import { Failed, Table, Waiting, type Column } from "../../shared/lists/table.tsx";

type Comparison = VendorWalletsOverview["comparisons"][number];
type Difference = VendorWalletsOverview["differences"][number];

const COMPARISONS: readonly Column<Comparison>[] = [
  { title: "When", cell: ({ at }) => <Time at={at} /> },
  { title: "Vendor", cell: ({ vendor }) => vendor },
  { title: "Book", cell: ({ book }) => book },
  { title: "Players", cell: ({ players }) => players, figures: true },
  { title: "By us", cell: ({ kept }) => <Money amount={kept} />, figures: true },
  { title: "By the vendor", cell: ({ reported }) => <Money amount={reported} />, figures: true },
  { title: "No answer", cell: ({ silent }) => silent, figures: true },
  {
    title: "Differ",
    cell: ({ differing }) => (
      <Check green={differing === 0}>{differing === 0 ? "none" : String(differing)}</Check>
    ),
  },
];

const DIFFERENCES: readonly Column<Difference>[] = [
  {
    title: "Player",
    cell: ({ player, playerName }) => (
      <Link to="/players/$id" params={{ id: player }} className="text-violet underline">
        {playerName}
      </Link>
    ),
  },
  { title: "Vendor", cell: ({ vendor }) => vendor },
  { title: "By us", cell: ({ kept }) => <Money amount={kept} />, figures: true },
  { title: "By the vendor", cell: ({ reported }) => <Money amount={reported} />, figures: true },
  {
    title: "Difference",
    cell: ({ difference }) => <Money amount={difference} signed />,
    figures: true,
  },
  { title: "Compared", cell: ({ at }) => <Time at={at} /> },
  { title: "Decide", cell: (one) => <BookDifference difference={one} /> },
];

function BookDifference({ difference: { vendor, player } }: { difference: Difference }) {
  const may = useMay();
  if (!may("vendor-wallets.decide")) return null;
  return (
    <Confirm
      action="Book by the vendor's proof"
      title="Book this difference by the vendor's proof?"
      about={
        "What the vendor has of this player then counts as right, although no record says how " +
        "it came about. A second person must agree."
      }
      asks={[
        { name: "proof", label: "The proof", hint: "Number or date of the vendor's message." },
      ]}
      send={({ proof }) =>
        call("POST", "/vendor-wallets/{vendor}/{player}/difference", {
          path: { vendor, player },
          body: { proof },
        })
      }
      done="A second person has to agree now."
    />
  );
}

/** What waits, whose balances differ, and how the last comparisons went. */
export function WalletsOverview() {
  const query = useQuery(reading("/vendor-wallets"));
  if (query.isPending) return <Waiting />;
  if (query.isError) return <Failed fault={query.error} onRetry={() => void query.refetch()} />;
  const { stuck, unknown, silent, waitingRecords, lastRecords, differences, comparisons } =
    query.data;
  const waiting = waitingRecords.map(({ vendor, count }) => `${vendor}: ${count}`).join(", ");
  return (
    <>
      <Panel title="What waits">
        <Facts
          facts={[
            ["Stuck: the vendor's proof is needed", stuck],
            ["Unknown: the vendor is being asked", unknown],
            ["Silent: the vendor has not said how much everything is", silent],
            [
              "Records that could not be booked",
              <Link key="records" to="/vendor-records" className="text-violet underline">
                {waiting || "none"}
              </Link>,
            ],
            ...lastRecords.map(
              ({ vendor, at }) =>
                [`Records of ${vendor} read`, <Time key={vendor} at={at} />] as const,
            ),
          ]}
        />
      </Panel>
      {differences.length > 0 && (
        <Panel title="Balances that differ">
          <Table
            caption="Balances that differ"
            columns={DIFFERENCES}
            rows={differences}
            keyOf={({ player, vendor }) => `${player} ${vendor}`}
          />
        </Panel>
      )}
      <Panel title="Comparisons">
        {comparisons.length === 0 ? (
          <p className="text-soft">
            Nothing compared yet: no player has money at a vendor, or the hour is not over.
          </p>
        ) : (
          <Table
            caption="Comparisons"
            columns={COMPARISONS}
            rows={comparisons}
            keyOf={({ at, vendor, book, kept }) => `${at} ${vendor} ${book} ${kept.currency}`}
          />
        )}
      </Panel>
    </>
  );
}
