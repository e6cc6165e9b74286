import { useState } from "react";
import { isOn, useBrand } from "../../../shared/brand/brand.ts";
import { CustomerService } from "../../../shared/brand/customer-service.tsx";
import { useText } from "../../../shared/language/text.ts";
import { SegmentedControl } from "../../../shared/forms/segmented-control.tsx";
import { MailForm } from "./mail-form.tsx";
import { PhoneForm } from "./phone-form.tsx";

const METHODS = { mail: "CHNGPASSMAIL3", mobile: "CHNGPASSVERIF3" } as const;
type Method = keyof typeof METHODS;

/**
 * The brand's password recovery methods: two are shown as tabs, one without a choice, and with none
 * customer service helps.
 */
export function ForgotForm({ onDone }: { onDone: () => void }) {
  const t = useText("recover");
  const brand = useBrand();
  const [chosen, choose] = useState<Method>();
  const methods = (["mail", "mobile"] as const).filter((one) => isOn(brand, METHODS[one]));
  const method = chosen ?? methods[0];
  if (method === undefined)
    return (
      <>
        <p className="text-soft">{t("forgot.none")}</p>
        <CustomerService />
      </>
    );
  return (
    <div className="grid gap-4">
      {methods.length > 1 && (
        <SegmentedControl
          label={t("forgot.methods")}
          options={methods.map(
            (one) => [one, t(one === "mail" ? "forgot.byMail" : "forgot.byMobile")] as const,
          )}
          chosen={method}
          onChoose={choose}
        />
      )}
      {method === "mail" ? <MailForm onDone={onDone} /> : <PhoneForm onDone={onDone} />}
    </div>
  );
}
