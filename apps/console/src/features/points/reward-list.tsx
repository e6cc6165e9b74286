import type { BrandName, PointsRewardRow } from "@perya/api-client/operator";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { formatPoints } from "../../shared/format/points.ts";
import { Confirm } from "../../shared/dialogs/confirm.tsx";
import { Mistyped } from "../../shared/forms/amount.ts";
import { buttonClass } from "../../shared/forms/controls.tsx";
import { Money, Status } from "../../shared/format/show.tsx";
import { call } from "../../shared/http/api.ts";
import { useMay } from "../../shared/http/session.ts";
import { ForBrand } from "../../shared/lists/for-brand.tsx";
import { Failed, Table, Waiting, type Column } from "../../shared/lists/table.tsx";
import { rewardsOf, titleOf } from "./reward.ts";

const LINK = "text-violet underline";

/** What a brand's players can redeem. */
export function RewardList() {
  return (
    <ForBrand label="Rewards of">{(brand) => <Rewards key={brand.id} brand={brand} />}</ForBrand>
  );
}

const COLUMNS: readonly Column<PointsRewardRow>[] = [
  {
    title: "Reward",
    cell: (reward) => (
      <span className="flex items-center gap-3">
        <img
          src={reward.picture}
          alt=""
          width="48"
          height="48"
          loading="lazy"
          // A path of the player site has no picture here.
          onError={({ currentTarget }) => (currentTarget.hidden = true)}
          className="size-12 rounded-lg bg-overlay object-cover"
        />
        <Link
          to="/points/$part/$id"
          params={{ part: "rewards", id: reward.id }}
          search={true}
          className={LINK}
        >
          <bdi>{titleOf(reward)}</bdi>
        </Link>
      </span>
    ),
  },
  { title: "State", cell: ({ offered }) => <Status name={offered ? "SHOWN" : "HIDDEN"} /> },
  { title: "Points", cell: ({ price }) => formatPoints(price), figures: true },
  { title: "Credit", cell: ({ cash }) => (cash ? <Money amount={cash} /> : "–"), figures: true },
  { title: "Stock", cell: ({ stock }) => formatPoints(String(stock)), figures: true },
  { title: "VIP from", cell: ({ vipLevel }) => (vipLevel === 0 ? "everyone" : vipLevel) },
  { title: "Per member", cell: ({ perMember }) => perMember ?? "any number" },
];

function Rewards({ brand }: { brand: BrandName }) {
  const query = useQuery(rewardsOf(brand.id));
  const may = useMay()("points.write");
  if (query.isPending) return <Waiting />;
  if (query.isLoadingError)
    return <Failed fault={query.error} onRetry={() => void query.refetch()} />;
  const stock: Column<PointsRewardRow> = {
    title: "Change",
    cell: (reward) => <ChangeStock reward={reward} />,
  };
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-soft">Orders keep the title and the price they were made with.</p>
        {may && (
          <Link
            to="/points/$part/$id"
            params={{ part: "rewards", id: "new" }}
            search={true}
            className={buttonClass("primary")}
          >
            Add a reward
          </Link>
        )}
      </div>
      {query.data.rewards.length === 0 ? (
        <p className="rounded-xl border border-dashed border-line p-8 text-center text-soft">
          There are no rewards yet.
        </p>
      ) : (
        <Table
          level
          caption="Rewards"
          columns={may ? [...COLUMNS, stock] : COLUMNS}
          rows={query.data.rewards}
          keyOf={({ id }) => id}
        />
      )}
    </>
  );
}

function ChangeStock({ reward }: { reward: PointsRewardRow }) {
  const { id, stock } = reward;
  return (
    <Confirm
      action="Stock"
      title={`Change the stock of “${titleOf(reward)}”`}
      about={`There are ${stock} pieces now.`}
      asks={[{ name: "pieces", label: "Pieces to add", hint: "Below zero takes some away: -3." }]}
      send={async ({ pieces }) => {
        if (!/^-?[1-9]\d{0,6}$/.test(pieces)) throw new Mistyped("Type a whole number.");
        const body = { pieces: Number(pieces) };
        return call("POST", "/points/rewards/{id}/stock", { path: { id }, body });
      }}
      done={(changed) => `There are ${changed.stock} pieces now.`}
    />
  );
}
