import { formatMoney, fromWire } from "@perya/money";
import { Confirm } from "../../../shared/dialogs/confirm.tsx";
import { call } from "../../../shared/http/api.ts";
import { useText } from "../../../shared/language/text.ts";
import type { Answering } from "./send-answer.ts";

const WISHES = ["CASH", "TRANSFER"] as const;

/** What becomes of money that the bank sent back: the balance has it, or it is sent again. */
export function ChooseWish({ leg, withdrawal }: Answering) {
  const t = useText("wallet");
  const amount = formatMoney(fromWire(leg.amount));
  return (
    <div className="flex flex-wrap gap-2">
      {WISHES.map((wish) => (
        <Confirm
          key={wish}
          action={t(`leg.choose.${wish}.action`)}
          label={`${t(`leg.choose.${wish}.action`)}: ${amount}`}
          title={t(`leg.choose.${wish}.title`, { amount })}
          keep={t("leg.keep")}
          onConfirm={async () => {
            await call("POST", "/withdrawals/{id}/legs/{leg}/wish", {
              path: { id: withdrawal, leg: leg.n },
              body: { wish },
            });
          }}
        >
          {t(`leg.choose.${wish}.text`)}
        </Confirm>
      ))}
    </div>
  );
}
