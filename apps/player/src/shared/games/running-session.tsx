import type { PlannedSession } from "@perya/api-client/player";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { formatMoney, fromWire } from "@perya/money";
import { faultWords } from "../faults/fault-words.ts";
import { Alert, Button } from "../forms/controls.tsx";
import { useZoned } from "../format/zoned.ts";
import { call, reading } from "../http/api.ts";
import { useText } from "../language/text.ts";

/** The planned session that runs: until when, what is left of it, and the way to its end. */
export function RunningSession({ session }: { session: PlannedSession }) {
  const t = useText("play");
  const queries = useQueryClient();
  const format = useZoned("time");
  const end = useMutation({
    mutationFn: () => call("DELETE", "/play/planned-session"),
    onSuccess: (answer) => {
      queries.setQueryData(reading("/play/planned-session").queryKey, answer);
      return queries.invalidateQueries({ queryKey: ["/play"] });
    },
  });
  const lost = fromWire(session.lost);
  const used = lost.units < 0n ? { ...lost, units: 0n } : lost;
  return (
    <>
      <dl className="grid gap-2">
        <Figure title={t("session.until")}>{format.format(new Date(session.until))}</Figure>
        <Figure title={t("session.lost")}>
          {t("limit", { used: formatMoney(used), most: formatMoney(fromWire(session.most)) })}
        </Figure>
      </dl>
      <p className="text-sm text-soft">{t("session.endAbout")}</p>
      {end.isError && <Alert>{faultWords(end.error)}</Alert>}
      <Button busy={end.isPending} onClick={() => end.mutate()}>
        {t("session.end")}
      </Button>
    </>
  );
}

function Figure({ title, children }: { title: string; children: string }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <dt className="text-soft">{title}</dt>
      <dd className="ms-auto text-end font-bold tabular-nums">{children}</dd>
    </div>
  );
}
