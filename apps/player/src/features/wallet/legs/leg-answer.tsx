import type { Withdrawal } from "@perya/api-client/player";
import { formatMoney, fromWire } from "@perya/money";
import { useState } from "react";
import { call } from "../../../shared/http/api.ts";
import { Confirm } from "../../../shared/dialogs/confirm.tsx";
import { Button } from "../../../shared/forms/controls.tsx";
import { useText } from "../../../shared/language/text.ts";
import { LegProblem } from "./leg-problem.tsx";

/** A transfer that waits for its player: whether it arrived, or what is wrong with it. */
export interface Answering {
  readonly leg: Withdrawal["legs"][number];
  /** The withdrawal's id. */
  readonly withdrawal: string;
}

/** Says that a transfer arrived, or opens the form for what is wrong with it. */
export function LegAnswer({ leg, withdrawal }: Answering) {
  const t = useText("wallet");
  const [opened, setOpened] = useState(false);
  const amount = formatMoney(fromWire(leg.amount));
  return (
    <div className="flex flex-wrap gap-2">
      <Confirm
        action={t("leg.yes")}
        label={`${t("leg.yes")}: ${amount}`}
        title={t("leg.yesTitle", { amount })}
        keep={t("leg.keep")}
        onConfirm={() => sendAnswer({ leg, withdrawal }, { said: "RECEIVED" })}
      >
        {t("leg.yesText")}
      </Confirm>
      <Button aria-label={`${t("leg.no")}: ${amount}`} onClick={() => setOpened(true)}>
        {t("leg.no")}
      </Button>
      {opened && <LegProblem leg={leg} withdrawal={withdrawal} onClose={() => setOpened(false)} />}
    </div>
  );
}

/** Sends an answer with its pictures. Throws the refusal. */
export async function sendAnswer(
  { leg, withdrawal }: Answering,
  words: Readonly<Record<string, string>>,
  pictures: readonly File[] = [],
): Promise<void> {
  const body = new FormData();
  for (const [name, value] of Object.entries(words)) body.append(name, value);
  for (const picture of pictures) body.append("images", picture);
  await call("POST", "/withdrawals/{id}/legs/{leg}/answer", {
    path: { id: withdrawal, leg: leg.n },
    body,
  });
}
