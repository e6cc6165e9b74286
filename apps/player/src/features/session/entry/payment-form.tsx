import { useBrand } from "../../../shared/brand.ts";
import { Alert, Button, Field } from "../../../shared/controls.tsx";
import { sealed } from "../../../shared/sealed.ts";
import { useText } from "../../../shared/text.ts";
import { typedIn } from "../../../shared/typed-in.ts";
import { useSubmit } from "../../../shared/use-submit.ts";

/** The password that is asked for before money leaves. */
export function PaymentForm({ onDone }: { onDone: () => void }) {
  const t = useText("session");
  const { acceptedPattern, minLength, maxLength } = useBrand().register.fields.paymentPassword;
  const { submit, faults, busy } = useSubmit(async (form) => {
    const typed = typedIn(form, "paymentPassword", "confirmPaymentPassword");
    if (typed.paymentPassword !== typed.confirmPaymentPassword) return { confirmPaymentPassword: t("first.notSame") };
    await sealed("PUT", "/payment-password", typed);
    onDone();
    return undefined;
  });
  const shared = { type: "password", autoComplete: "new-password", required: true, maxLength: 128 } as const;
  return (
    <form onSubmit={submit} className="grid gap-4">
      <p className="font-semibold">{t("first.payment")}</p>
      <Field
        {...shared}
        label={t("first.paymentPassword")}
        name="paymentPassword"
        hint={t(acceptedPattern === "digits" ? "first.digits" : "first.characters", {
          length: minLength === maxLength ? String(minLength) : `${minLength} - ${maxLength}`,
        })}
        error={faults["paymentPassword"]}
      />
      <Field {...shared} label={t("first.paymentAgain")} name="confirmPaymentPassword" error={faults["confirmPaymentPassword"]} />
      {faults["form"] && <Alert>{faults["form"]}</Alert>}
      <Button type="submit" look="primary" busy={busy}>
        {t("first.save")}
      </Button>
    </form>
  );
}
