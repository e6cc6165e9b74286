import { useQuery } from "@tanstack/react-query";
import { reading } from "../../../shared/http/api.ts";
import { buttonClass } from "../../../shared/forms/controls.tsx";
import { Pill } from "../../../shared/format/pill.tsx";
import { Failed, Waiting } from "../../../shared/layout/states.tsx";
import { Link } from "../../../shared/routing/link.tsx";
import { useText } from "../../../shared/language/text.ts";
import { DrawnBoard } from "../reveal/drawn-board.tsx";
import { Lines } from "./lines.tsx";
import { TONES } from "./tones.ts";
import { wonBy } from "./won-by.ts";

/** How often an order that waits for its draw is asked for. */
const EVERY_MS = 10_000;

/** The bets of one order and the numbers of its draw, the hits marked in both. */
export function OrderOutcome({ id }: { id: string }) {
  const t = useText("bets");
  const { data, error, refetch } = useQuery({
    ...reading("/lottery/records/{id}", { path: { id } }),
    refetchInterval: ({ state }) => (state.data?.state === "OPEN" ? EVERY_MS : false),
  });
  if (error) return <Failed fault={error} onRetry={() => void refetch()} />;
  if (!data) return <Waiting rows={2} />;
  return (
    <>
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <bdi className="text-soft">{data.issueNo}</bdi>
        <Pill tone={TONES[data.state]}>{t(`state.${data.state}`)}</Pill>
      </p>
      <Lines order={data} />
      {data.board && (
        <DrawnBoard
          gameCode={data.gameCode}
          issueNo={data.issueNo}
          rows={data.board}
          lit={wonBy(data)}
        />
      )}
      <Link
        to="/fairness/lottery"
        search={{ gameCode: data.gameCode, issueNo: data.issueNo }}
        className={buttonClass("plain")}
      >
        {t("check")}
      </Link>
    </>
  );
}
