import { useQuery } from "@tanstack/react-query";
import { call, reading } from "../../../shared/http/api.ts";
import { Confirm } from "../../../shared/dialogs/confirm.tsx";
import { Alert } from "../../../shared/forms/controls.tsx";
import { Card } from "../../../shared/layout/page.tsx";
import { isTrial } from "../../../shared/session/session.ts";
import { useText } from "../../../shared/language/text.ts";
import { marketName } from "../play/say.ts";

/**
 * The player's chases, each with a stop button, and why they wait where the law wants a limit
 * first. Nothing if there are none.
 */
export function Chases() {
  const t = useText("bets");
  const refusal = useText("refusals");
  const { data } = useQuery(reading("/lottery/chases"));
  const running = data?.filter(({ status }) => status === "RUNNING") ?? [];
  const limits = useQuery({
    ...reading("/limits"),
    enabled: running.length > 0 && !isTrial(),
  });
  if (running.length === 0) return null;
  return (
    <Card>
      <h2 className="font-display text-xl font-bold">{t("chase.title")}</h2>
      {limits.data?.needed.length ? <Alert>{refusal("LIMIT_NEEDED")}</Alert> : null}
      <ul className="grid gap-3">
        {running.map(({ id, gameCode, placed, issues, lines }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3">
            <span className="grid">
              <strong>
                <bdi>{gameCode}</bdi> ·{" "}
                {[...new Set(lines.map(({ market }) => marketName(market)))].join(", ")}
              </strong>
              <span className="text-sm text-soft">{t("chase.done", { placed, issues })}</span>
            </span>
            <Confirm
              action={t("chase.stop")}
              title={t("chase.ask")}
              keep={t("cancel.keep")}
              onConfirm={() => call("POST", "/lottery/chases/{id}/stop", { path: { id } })}
            >
              {t("chase.about")}
            </Confirm>
          </li>
        ))}
      </ul>
    </Card>
  );
}
