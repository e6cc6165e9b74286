import { useState } from "react";
import { AuthLink } from "../../../shared/session/auth-link.tsx";
import { isOn, useBrand } from "../../../shared/brand/brand.ts";
import { useText } from "../../../shared/language/text.ts";
import { SegmentedControl } from "../../../shared/forms/segmented-control.tsx";
import { ForgotLink } from "../forgot/forgot-link.tsx";
import { ContactLink } from "./contact-link.tsx";
import { SignInByCode } from "./sign-in-by-code.tsx";
import { FreePlay } from "./free-play.tsx";
import { SecondStep } from "./second-step.tsx";
import { SignInByPasskey } from "./sign-in-by-passkey.tsx";
import { SignInByPassword } from "./sign-in-by-password.tsx";
import { Social } from "./social.tsx";
import { ticketInAddress, type Ticket } from "./ticket.ts";

const LINK =
  "inline-flex min-h-6 items-center font-semibold text-violet underline underline-offset-4";

/** The brand's sign-in methods, and links for those who need something else. */
export function SignInForm() {
  const t = useText("session");
  const brand = useBrand();
  const [way, setWay] = useState<"username" | "sms">("username");
  const [ticket, setTicket] = useState<Ticket | undefined>(ticketInAddress);
  const onBack = () => setTicket(undefined);
  if (ticket) return <SecondStep ticket={ticket} onTicket={setTicket} onBack={onBack} />;
  const bySms = isOn(brand, "MOBILEVERCODELOGIN3");
  return (
    <div className="grid gap-5">
      {bySms && (
        <SegmentedControl
          label={t("login.methods")}
          options={[
            ["username", t("login.username")],
            ["sms", t("login.sms")],
          ]}
          chosen={way}
          onChoose={setWay}
        />
      )}
      {bySms && way === "sms" ? (
        <SignInByCode onTicket={setTicket} />
      ) : (
        <SignInByPassword onTicket={setTicket} />
      )}
      <SignInByPasskey />
      <ForgotLink />
      {isOn(brand, "FIREBASE") && <Social />}
      {isOn(brand, "FREEPLAY") && <FreePlay />}
      <p className="text-soft">
        {t("login.new")}{" "}
        <AuthLink form="register" className={LINK}>
          {t("login.signUp")}
        </AuthLink>
      </p>
      <ContactLink className={LINK} />
    </div>
  );
}
