import type { BrandName, JackpotRow } from "@perya/api-client/operator";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { buttonClass } from "../../shared/forms/controls.tsx";
import { Money, Status, Time } from "../../shared/format/show.tsx";
import { useMay } from "../../shared/http/session.ts";
import { Facts, Panel } from "../../shared/layout/page.tsx";
import { Failed, Table, Waiting, type Column } from "../../shared/lists/table.tsx";
import { JackpotActions } from "./jackpot-actions.tsx";
import { jackpotsOf, percent, TIERS } from "./jackpot.ts";

/** How often pools are read again while the page is open. */
const EVERY_MS = 5_000;

type TierRow = JackpotRow["tiers"][number];

const COLUMNS: readonly Column<TierRow>[] = [
  { title: "Tier", cell: ({ name }) => TIERS.find(([one]) => one === name)?.[1] },
  {
    title: "Won",
    cell: ({ kind, odds, ceiling }) =>
      kind === "RANDOM" ? (
        <>
          once in <Money amount={odds} />
        </>
      ) : (
        <>
          by <Money amount={ceiling} />
        </>
      ),
  },
  { title: "Pool now", cell: ({ pool }) => <Money amount={pool} />, figures: true },
  { title: "Seed", cell: ({ seed }) => <Money amount={seed} />, figures: true },
  {
    title: "Contribution",
    cell: ({ contributionPpm }) => percent(contributionPpm),
    figures: true,
  },
  { title: "Return", cell: ({ returnPpm }) => percent(returnPpm), figures: true },
  {
    title: "Prize to expect",
    cell: ({ meanPrize }) => <Money amount={meanPrize} />,
    figures: true,
  },
  { title: "Reserve", cell: ({ reserve }) => <Money amount={reserve} />, figures: true },
  { title: "Put up", cell: ({ advanced }) => <Money amount={advanced} />, figures: true },
  { title: "Hits", cell: ({ cycle, running }) => cycle - (running ? 1 : 0), figures: true },
];

/** A brand's jackpots with their pools, the latest first. */
export function JackpotList({ brand }: { brand: BrandName }) {
  const query = useQuery({ ...jackpotsOf(brand.id), refetchInterval: EVERY_MS });
  const may = useMay()("jackpots.write");
  if (query.isPending) return <Waiting />;
  if (query.isLoadingError)
    return <Failed fault={query.error} onRetry={() => void query.refetch()} />;
  const { jackpots } = query.data;
  return (
    <>
      {may && (
        <div className="flex">
          <Link to="/jackpots/new" search={true} className={buttonClass("primary")}>
            Add a jackpot
          </Link>
        </div>
      )}
      {jackpots.length === 0 ? (
        <p className="rounded-xl border border-dashed border-line p-8 text-center text-soft">
          There is no jackpot yet.
        </p>
      ) : (
        jackpots.map((jackpot) => <Jackpot key={jackpot.id} jackpot={jackpot} may={may} />)
      )}
    </>
  );
}

function Jackpot({ jackpot, may }: { jackpot: JackpotRow; may: boolean }) {
  const { name, state, tiers, games, returnPpm, seeds, openedAt, endedAt, waiting } = jackpot;
  return (
    <Panel title={name} actions={may && <JackpotActions jackpot={jackpot} />}>
      <Facts
        facts={[
          ["State", <Status key="state" name={waiting ? "WAITING" : state} />],
          ["Returns to players", percent(returnPpm)],
          ["Put up when it opens", <Money key="seeds" amount={seeds} />],
          ["Open since", <Time key="opened" at={openedAt} />],
          ["Ended", <Time key="ended" at={endedAt} />],
          [
            "Fed by",
            games
              .map(({ slug, statedPpm }) => `${slug} (${percent(statedPpm)} in total)`)
              .join(", "),
          ],
        ]}
      />
      <Table caption={`Tiers of ${name}`} columns={COLUMNS} rows={tiers} keyOf={({ id }) => id} />
    </Panel>
  );
}
