import { useQuery } from "@tanstack/react-query";
import { reading } from "../../../shared/http/api.ts";
import { useFilters } from "../../../shared/lists/filters.ts";
import { Failed, Waiting } from "../../../shared/lists/table.tsx";
import { ExposureBoard } from "./exposure-board.tsx";
import { LotteryChoice } from "../lottery-choice.tsx";

const REFRESH_MS = 5_000;

/** The exposure of a draw: the one in the address, or else the one on sale. */
export function ExposurePart() {
  const { filters, set } = useFilters();
  const games = useQuery(reading("/lottery/games"));
  const lottery = filters.lottery ?? games.data?.find(({ enabled }) => enabled)?.code;
  if (games.isPending) return <Waiting />;
  if (games.isLoadingError)
    return <Failed fault={games.error} onRetry={() => void games.refetch()} />;
  return (
    <>
      <div className="max-w-72">
        <LotteryChoice
          chosen={lottery}
          onChoose={(code) => set({ lottery: code, draw: undefined })}
        />
      </div>
      {lottery === undefined ? (
        <p className="text-soft">No lottery is enabled.</p>
      ) : filters.draw === undefined ? (
        <OnSale key={lottery} code={lottery} />
      ) : (
        <ExposureBoard code={lottery} issueNo={filters.draw} />
      )}
    </>
  );
}

/** Follows a lottery from one draw to the next. */
function OnSale({ code }: { code: string }) {
  const query = useQuery({
    ...reading("/lottery/issues", { query: { gameCode: code, status: "OPEN" } }),
    refetchInterval: REFRESH_MS,
  });
  if (query.isPending) return <Waiting />;
  if (query.isLoadingError)
    return <Failed fault={query.error} onRetry={() => void query.refetch()} />;
  const draw = query.data.content.at(-1);
  if (!draw)
    return (
      <p className="rounded-xl border border-dashed border-line p-8 text-center text-soft">
        No draw of this lottery is on sale now.
      </p>
    );
  return <ExposureBoard code={code} issueNo={draw.issueNo} />;
}
