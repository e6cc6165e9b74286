import { useState } from "react";
import { AuthLink } from "../../../shared/auth-link.tsx";
import { isOn, useBrand } from "../../../shared/brand.ts";
import { useText } from "../../../shared/text.ts";
import { Ways } from "../../../shared/ways.tsx";
import { ForgotLink } from "../forgot/forgot-link.tsx";
import { CodeLogin } from "./code-login.tsx";
import { FreePlay } from "./free-play.tsx";
import { PasswordLogin } from "./password-login.tsx";
import { Social } from "./social.tsx";
import { SecondFactor, type Ticket } from "./second-factor.tsx";

const LINK =
  "inline-flex min-h-6 items-center font-semibold text-violet underline underline-offset-4";

/** Every way to sign in that the brand offers, and the ways to what one needs instead. */
export function LoginForm() {
  const t = useText("session");
  const brand = useBrand();
  const [way, setWay] = useState<"username" | "sms">("username");
  const [ticket, setTicket] = useState<Ticket>();
  if (ticket) return <SecondFactor ticket={ticket} onBack={() => setTicket(undefined)} />;
  const bySms = isOn(brand, "MOBILEVERCODELOGIN3");
  return (
    <div className="grid gap-5">
      {bySms && (
        <Ways
          label={t("login.ways")}
          ways={[
            ["username", t("login.username")],
            ["sms", t("login.sms")],
          ]}
          chosen={way}
          onChoose={setWay}
        />
      )}
      {bySms && way === "sms" ? <CodeLogin /> : <PasswordLogin onTicket={setTicket} />}
      <ForgotLink />
      {isOn(brand, "FIREBASE") && <Social />}
      {isOn(brand, "FREEPLAY") && <FreePlay />}
      <p className="text-soft">
        {t("login.new")}{" "}
        <AuthLink form="register" className={LINK}>
          {t("login.signUp")}
        </AuthLink>
      </p>
    </div>
  );
}
