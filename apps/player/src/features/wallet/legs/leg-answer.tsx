import { formatMoney, fromWire } from "@perya/money";
import { useState } from "react";
import { Confirm } from "../../../shared/dialogs/confirm.tsx";
import { Button } from "../../../shared/forms/controls.tsx";
import { useText } from "../../../shared/language/text.ts";
import { LegProblem } from "./leg-problem.tsx";
import { sendAnswer, type Answering } from "./send-answer.ts";

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
