import { useState } from "react";
import { isOn, useBrand } from "../../../shared/brand.ts";
import { CustomerService } from "../../../shared/customer-service.tsx";
import { useText } from "../../../shared/text.ts";
import { Ways } from "../../../shared/ways.tsx";
import { MailForm } from "./mail-form.tsx";
import { PhoneForm } from "./phone-form.tsx";

const WAYS = { mail: "CHNGPASSMAIL3", mobile: "CHNGPASSVERIF3" } as const;
type Way = keyof typeof WAYS;

/** The ways to a new password that this brand offers: two are tabs, of one there is no choice, and without any customer service helps. */
export function ForgotForm({ onDone }: { onDone: () => void }) {
  const t = useText("recover");
  const brand = useBrand();
  const [chosen, choose] = useState<Way>();
  const ways = (["mail", "mobile"] as const).filter((one) => isOn(brand, WAYS[one]));
  const way = chosen ?? ways[0];
  if (way === undefined)
    return (
      <>
        <p className="text-soft">{t("forgot.none")}</p>
        <CustomerService entries={brand.customerService} />
      </>
    );
  return (
    <div className="grid gap-4">
      {ways.length > 1 && (
        <Ways
          label={t("forgot.ways")}
          ways={ways.map(
            (one) => [one, t(one === "mail" ? "forgot.byMail" : "forgot.byMobile")] as const,
          )}
          chosen={way}
          onChoose={choose}
        />
      )}
      {way === "mail" ? <MailForm onDone={onDone} /> : <PhoneForm onDone={onDone} />}
    </div>
  );
}
