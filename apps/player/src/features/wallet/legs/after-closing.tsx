import { formatMoney, fromWire } from "@perya/money";
import { useState } from "react";
import { Button } from "../../../shared/forms/controls.tsx";
import { Time } from "../../../shared/format/money.tsx";
import { useText } from "../../../shared/language/text.ts";
import { Appeal } from "./appeal.tsx";
import type { Answering } from "./send-answer.ts";
import { LegProblem } from "./leg-problem.tsx";

/** What a player can still say of a transfer that was closed as received, and the answer. */
export function AfterClosing({ leg, withdrawal }: Answering) {
  const t = useText("wallet");
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  const { complaint, appealUntil, status } = leg;
  if (complaint)
    return (
      <div className="grid gap-1 rounded-xl border border-line bg-ground p-3">
        <strong>{t(complaint.answer === undefined ? "leg.complaint" : "leg.answered")}</strong>
        {complaint.text && <bdi className="block text-soft">{complaint.text}</bdi>}
        {complaint.answer !== undefined && <bdi className="block">{complaint.answer}</bdi>}
      </div>
    );
  if (appealUntil === undefined && status !== "AUTO_CONFIRMED") return null;
  const words = appealUntil === undefined ? t("leg.late") : t("leg.appeal");
  return (
    <div className="grid justify-items-start gap-2">
      {appealUntil !== undefined && (
        <p className="text-soft">
          {t("leg.appealUntil")} <Time at={appealUntil} />
        </p>
      )}
      <Button
        aria-label={`${words}: ${formatMoney(fromWire(leg.amount))}`}
        onClick={() => setOpened(true)}
      >
        {words}
      </Button>
      {opened &&
        (appealUntil === undefined ? (
          <LegProblem leg={leg} withdrawal={withdrawal} onClose={close} />
        ) : (
          <Appeal leg={leg} withdrawal={withdrawal} onClose={close} />
        ))}
    </div>
  );
}
