import { useQuery } from "@tanstack/react-query";
import { reading } from "../../../shared/http/api.ts";
import { Button } from "../../../shared/forms/controls.tsx";
import { Dialog, DialogActions } from "../../../shared/dialogs/dialog.tsx";
import { finishTask } from "../../../shared/session/sign-in-tasks.ts";
import { useText } from "../../../shared/language/text.ts";
import { Failed, Waiting } from "../../../shared/layout/states.tsx";
import { ContactForm } from "./contact-form.tsx";
import { PaymentForm } from "../payment/payment-form.tsx";

const STATE = reading("/first-login");

/**
 * The steps of a first sign-in: a contact and a payment password. Both can be skipped.
 */
export default function FirstLogin() {
  const t = useText("session");
  const { data, error, refetch } = useQuery({ ...STATE, staleTime: 0 });
  const close = () => finishTask("first-login");
  const next = async () => {
    const { data: after } = await refetch();
    if (after?.contact && after.paymentPassword) close();
  };
  return (
    <Dialog title={t("first.title")} onClose={close}>
      <p className="text-soft">{t("first.text")}</p>
      {/* The place of the form is there before it is. */}
      <div className="grid min-h-98 content-start gap-4">
        {error && <Failed fault={error} onRetry={() => void refetch()} />}
        {!data && !error && <Waiting />}
        {data && !data.contact && <ContactForm onDone={() => void next()} />}
        {data?.contact && !data.paymentPassword && (
          <>
            <p className="font-semibold">{t("first.payment")}</p>
            <PaymentForm onDone={() => void next()} />
          </>
        )}
      </div>
      <DialogActions>
        <Button onClick={close}>{t("first.later")}</Button>
      </DialogActions>
    </Dialog>
  );
}
