import { useQuery } from "@tanstack/react-query";
import { reading } from "../http/api.ts";
import { useMay } from "../http/session.ts";
import { useRows } from "../lists/rows-shown.ts";
import { ScoreMark } from "./score-mark.tsx";

/** The score of a row of a queue, read once for all rows that are shown. */
export function QueueScore({ subject }: { subject: string }) {
  const may = useMay();
  const subjects = useRows().join(",");
  const query = useQuery({
    ...reading("/risk/scores", { query: { subjects } }),
    enabled: may("risk.read") && subjects !== "",
    placeholderData: (before) => before,
  });
  return <ScoreMark score={query.data?.scores.find((one) => one.subject === subject)?.score} />;
}
