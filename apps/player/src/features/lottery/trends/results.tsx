import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { reading } from "../../../shared/http/api.ts";
import { Button, Field } from "../../../shared/forms/controls.tsx";
import { dateFormat } from "../../../shared/format/date-format.ts";
import { Empty, Failed, Waiting } from "../../../shared/layout/states.tsx";
import { useText } from "../../../shared/language/text.ts";
import { OriginChoice, type Origin } from "./origin-choice.tsx";
import { Result } from "./result.tsx";

const PAGE_SIZE = 30;
// A day of the game's own zone has no time of the reader's.
const DAY = dateFormat({ dateStyle: "full", timeZone: "UTC" });

/**
 * The results of a game under their days, newest first; those of one day where it is chosen. They
 * are of one origin, which is named.
 */
export function Results({
  gameCode,
  origin,
  onOrigin,
}: {
  gameCode: string;
  origin: Origin | undefined;
  onOrigin: (next: Origin) => void;
}) {
  const t = useText("trends");
  const [day, setDay] = useState("");
  const [pageNo, setPageNo] = useState(1);
  const { data, error, refetch } = useQuery(
    reading("/lottery/history/{code}", {
      path: { code: gameCode },
      query: { origin, day: day || undefined, pageNo, pageSize: PAGE_SIZE },
    }),
  );
  const choose = (next: string) => {
    setDay(next);
    setPageNo(1);
  };
  return (
    <>
      <div className="max-w-52">
        <Field
          label={t("day")}
          type="date"
          value={day}
          onChange={(event) => choose(event.target.value)}
        />
      </div>
      {data && <OriginChoice shown={data.origin} origins={data.origins} onChoose={onOrigin} />}
      {error ? (
        <Failed fault={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Waiting rows={4} />
      ) : data.content.length === 0 ? (
        <Empty title={t("none")} />
      ) : (
        [...Map.groupBy(data.content, (result) => result.day)].map(([date, results]) => (
          <section key={date} aria-label={date} className="grid gap-2">
            <h3 className="text-sm font-semibold text-soft">{DAY.format(new Date(date))}</h3>
            {results.map((result) => (
              <Result key={result.issueNo} gameCode={gameCode} result={result} />
            ))}
          </section>
        ))
      )}
      <div className="flex gap-2">
        {pageNo > 1 && <Button onClick={() => setPageNo(pageNo - 1)}>{t("newer")}</Button>}
        {data?.more && <Button onClick={() => setPageNo(pageNo + 1)}>{t("older")}</Button>}
      </div>
    </>
  );
}
