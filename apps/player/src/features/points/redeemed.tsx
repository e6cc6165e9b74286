import type { PointsOrder } from "@perya/api-client/player";
import { formatMoney, fromWire } from "@perya/money";
import { useQuery } from "@tanstack/react-query";
import { Time } from "../../shared/format/money.tsx";
import { Pill, type Tone } from "../../shared/format/pill.tsx";
import { buttonClass } from "../../shared/forms/controls.tsx";
import { reading } from "../../shared/http/api.ts";
import { useText } from "../../shared/language/text.ts";
import { Pager } from "../../shared/layout/pager.tsx";
import { Empty, Failed, Waiting } from "../../shared/layout/states.tsx";
import { Picture } from "../../shared/pictures/picture.tsx";
import { FilterChoice } from "../../shared/records/filter-choice.tsx";
import { Link } from "../../shared/routing/link.tsx";
import { usePageNo, useSearch } from "../../shared/routing/use-location.ts";
import { Points } from "../../shared/format/points.tsx";

const TONES = {
  IN_PROCESS: "busy",
  APPROVED: "good",
  REJECTED: "bad",
} as const satisfies Readonly<Record<PointsOrder["status"], Tone>>;
const STATES = ["IN_PROCESS", "APPROVED", "REJECTED"] as const;

/** The rewards that the player redeemed, newest first, and what became of each. */
export function Redeemed() {
  const t = useText("points");
  const pageNo = usePageNo();
  const search = useSearch();
  const status = STATES.find((one) => one === search["status"]);
  const query = useQuery(reading("/points/redeems", { query: { status, pageNo } }));
  return (
    <>
      <div className="max-w-xs">
        <FilterChoice
          name="status"
          label={t("order.status")}
          all={t("order.all")}
          options={STATES.map((one) => [one, t(`status.${one}`)])}
        />
      </div>
      {query.isPending && <Waiting rows={4} />}
      {query.isError && <Failed fault={query.error} onRetry={() => void query.refetch()} />}
      {query.data?.content.length === 0 && (
        <Empty title={t("order.none")}>
          <Link to="/pointMall" className={buttonClass("plain")}>
            {t("part.rewards")}
          </Link>
        </Empty>
      )}
      {query.data && query.data.content.length > 0 && (
        <>
          <ul aria-label={t("part.redeemed")} className="grid gap-3 lg:grid-cols-2">
            {query.data.content.map((order) => (
              <li key={order.id}>
                <Order order={order} />
              </li>
            ))}
          </ul>
          <Pager {...query.data} />
        </>
      )}
    </>
  );
}

function Order({ order }: { order: PointsOrder }) {
  const t = useText("points");
  const { status, title, language, picture, quantity, points, cash, note, createdAt } = order;
  return (
    <article className="grid h-full grid-cols-[5rem_1fr] content-start gap-x-4 gap-y-2 rounded-2xl border border-line bg-raised p-4">
      <Picture
        src={picture}
        alt=""
        width={80}
        height={80}
        loading="lazy"
        className="row-span-2 size-20 rounded-xl bg-overlay object-cover"
      />
      <div className="grid gap-0.5">
        <Pill tone={TONES[status]}>{t(`status.${status}`)}</Pill>
        <h2 className="font-display text-lg leading-tight font-bold">
          <bdi lang={language}>{title}</bdi>
        </h2>
        <p className="text-sm text-soft">
          <Time at={createdAt} />
          {quantity > 1 && ` · ${t("pieces", { quantity })}`}
          {cash && ` · ${formatMoney(fromWire(cash))}`}
        </p>
      </div>
      <p className="font-semibold">
        <Points points={points} />
      </p>
      {note && (
        <p className="col-span-2 rounded-xl bg-overlay px-3 py-2">
          <bdi>{note}</bdi>
        </p>
      )}
    </article>
  );
}
