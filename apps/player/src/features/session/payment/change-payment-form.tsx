import { Field } from "../../../shared/forms/controls.tsx";
import { sealed } from "../../../shared/http/sealed.ts";
import { useText } from "../../../shared/language/text.ts";
import { typedIn } from "../../../shared/forms/typed-in.ts";
import { useSubmit } from "../../../shared/forms/use-submit.ts";
import { NewPaymentFields } from "./new-payment-fields.tsx";

/** Another payment password for a player who knows the old one. */
export function ChangePaymentForm({ onDone }: { onDone: () => void }) {
  const t = useText("security");
  const s = useText("session");
  const { submit, watch, faults, busy } = useSubmit(
    async (form) => {
      const typed = typedIn(
        form,
        "oldPaymentPassword",
        "paymentPassword",
        "confirmPaymentPassword",
      );
      if (typed.paymentPassword !== typed.confirmPaymentPassword)
        return { confirmPaymentPassword: s("first.notSame") };
      await sealed("POST", "/payment-password", typed);
      onDone();
      return undefined;
    },
    { WRONG_PASSWORD: "oldPaymentPassword", SAME_PASSWORD: "paymentPassword" },
  );
  return (
    <form onSubmit={submit} {...watch} className="grid gap-4">
      <Field
        label={t("payment.old")}
        name="oldPaymentPassword"
        type="password"
        autoComplete="off"
        required
        maxLength={128}
        error={faults["oldPaymentPassword"]}
      />
      <NewPaymentFields faults={faults} busy={busy} />
    </form>
  );
}
