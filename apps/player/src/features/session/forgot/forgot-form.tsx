import { useState } from "react";
import { isOn, useBrand } from "../../../shared/brand.ts";
import { CustomerService } from "../../../shared/customer-service.tsx";
import { useText } from "../../../shared/text.ts";
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
        <div role="group" aria-label={t("forgot.ways")} className="grid grid-cols-2 gap-1 rounded-2xl border border-line bg-raised p-1">
          {ways.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === way}
              onClick={() => choose(one)}
              className="min-h-11 rounded-xl font-semibold text-soft hover:text-ink aria-pressed:bg-bulb aria-pressed:text-on-bulb"
            >
              {t(one === "mail" ? "forgot.byMail" : "forgot.byMobile")}
            </button>
          ))}
        </div>
      )}
      {way === "mail" ? <MailForm onDone={onDone} /> : <PhoneForm onDone={onDone} />}
    </div>
  );
}
