import type { PaymentPassword } from "@perya/api-client/player";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { reading } from "../../../shared/http/api.ts";
import { Button } from "../../../shared/forms/controls.tsx";
import { Dialog } from "../../../shared/dialogs/dialog.tsx";
import { Time } from "../../../shared/format/money.tsx";
import { Card } from "../../../shared/layout/page.tsx";
import { Failed, Waiting } from "../../../shared/layout/states.tsx";
import { useText } from "../../../shared/language/text.ts";
import { ChangePaymentForm } from "./change-payment-form.tsx";
import { PaymentForm } from "./payment-form.tsx";

type Doing = "set" | "change" | "recover";

/**
 * The payment password: whether there is one, and setting, changing and recovering it.
 */
export function PaymentCard() {
  const t = useText("security");
  const queries = useQueryClient();
  const state = useQuery(reading("/payment-password"));
  const [doing, setDoing] = useState<Doing>();
  const [done, setDone] = useState<Doing>();
  if (state.isPending) return <Waiting rows={3} />;
  if (state.isError) return <Failed fault={state.error} onRetry={() => void state.refetch()} />;
  const finish = () => {
    setDone(doing);
    setDoing(undefined);
    // What may be withdrawn, and what a first sign-in asks for, change with it.
    void queries.invalidateQueries();
  };
  return (
    <Card>
      <h2 className="font-display text-xl font-bold">{t("payment.title")}</h2>
      <p className="text-soft">{t("payment.about")}</p>
      <PaymentState state={state.data} />
      <p role="status" className="text-teal empty:hidden">
        {done ? t(`payment.done.${done}`) : ""}
      </p>
      <div className="grid gap-2 sm:auto-cols-fr sm:grid-flow-col">
        {state.data.set ? (
          <>
            <Button onClick={() => setDoing("change")}>{t("payment.change")}</Button>
            <Button onClick={() => setDoing("recover")}>{t("payment.recover")}</Button>
          </>
        ) : (
          <Button look="primary" onClick={() => setDoing("set")}>
            {t("payment.set")}
          </Button>
        )}
      </div>
      {doing && (
        <Dialog title={t(`payment.${doing}`)} onClose={() => setDoing(undefined)}>
          {doing === "change" ? (
            <ChangePaymentForm onDone={finish} />
          ) : (
            <PaymentForm recovering={doing === "recover"} onDone={finish} />
          )}
        </Dialog>
      )}
    </Card>
  );
}

function PaymentState({
  state: { set, loginPassword, withdrawalsFrom },
}: {
  state: PaymentPassword;
}) {
  const t = useText("security");
  return (
    <>
      <p className="font-semibold">
        {t(set ? "payment.isSet" : loginPassword ? "payment.notSet" : "payment.needed")}
      </p>
      {withdrawalsFrom !== null && (
        <p className="text-coral">
          {t.rich("payment.waits", { time: () => <Time key="time" at={withdrawalsFrom} /> })}
        </p>
      )}
    </>
  );
}
