import type { RealityCheck } from "@perya/api-client/player";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { faultWords } from "../../shared/faults/fault-words.ts";
import { Alert, Choice } from "../../shared/forms/controls.tsx";
import { call, reading } from "../../shared/http/api.ts";
import { useText } from "../../shared/language/text.ts";
import { Card } from "../../shared/layout/page.tsx";
import { PendingRaise } from "./pending-raise.tsx";

/** What can be chosen, within what the law has. */
const STEPS = [15, 30, 45, 60, 90, 120];

/** How often a reality check comes: more often at once, less often after a wait. */
export function CheckInterval() {
  const t = useText("play");
  const ofLimits = useText("limits");
  const queries = useQueryClient();
  const asked = reading("/play/interval");
  const query = useQuery(asked);
  const show = (interval: RealityCheck) => queries.setQueryData(asked.queryKey, interval);
  const change = useMutation({
    mutationFn: (everyMinutes: number) =>
      call("POST", "/play/interval", { body: { everyMinutes } }),
    onSuccess: show,
  });
  if (!query.data) return null;
  const { everyMinutes, leastMinutes, mostMinutes, raise } = query.data;
  const steps = [...new Set([...STEPS, everyMinutes])]
    .filter((step) => step >= leastMinutes && step <= mostMinutes)
    .toSorted((one, other) => one - other);
  return (
    <Card>
      <div>
        <h3 className="font-display text-xl font-bold">{t("interval.title")}</h3>
        <p className="text-sm text-soft">{t("interval.about")}</p>
      </div>
      <Choice
        label={t("interval.label")}
        value={everyMinutes}
        disabled={change.isPending}
        onChange={({ target }) => change.mutate(Number(target.value))}
      >
        {steps.map((step) => (
          <option key={step} value={step}>
            {t("interval.every", { minutes: String(step) })}
          </option>
        ))}
      </Choice>
      {raise && (
        <PendingRaise
          raise={{ ...raise, to: ofLimits("minutes", { n: String(raise.to) }) }}
          onConfirm={() => call("POST", "/play/interval/confirm")}
          onKeep={() => call("POST", "/play/interval/keep")}
          show={show}
        />
      )}
      {change.isError && <Alert>{faultWords(change.error)}</Alert>}
    </Card>
  );
}
