import { useState } from "react";
import { AuthLink } from "../../../shared/auth-link.tsx";
import { isOn, useBrand } from "../../../shared/brand.ts";
import { useText } from "../../../shared/text.ts";
import { ForgotLink } from "../forgot/forgot-link.tsx";
import { CodeLogin } from "./code-login.tsx";
import { FreePlay } from "./free-play.tsx";
import { PasswordLogin } from "./password-login.tsx";
import { Social } from "./social.tsx";
import { SecondFactor, type Ticket } from "./second-factor.tsx";

const LINK = "inline-flex min-h-6 items-center font-semibold text-violet underline underline-offset-4";

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
      {bySms && <Ways way={way} onChange={setWay} />}
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

/** The switch between a password and a code. */
function Ways({ way, onChange }: { way: "username" | "sms"; onChange: (way: "username" | "sms") => void }) {
  const t = useText("session");
  return (
    <fieldset className="grid grid-cols-2 gap-1 rounded-xl border border-line bg-ground p-1">
      <legend className="sr-only">{t("login.ways")}</legend>
      {(["username", "sms"] as const).map((each) => (
        <label
          key={each}
          className="grid min-h-11 cursor-pointer place-items-center rounded-lg px-2 text-center font-semibold text-soft has-checked:bg-raised has-checked:text-ink has-focus-visible:outline-3 has-focus-visible:outline-violet"
        >
          <input type="radio" name="way" value={each} checked={way === each} onChange={() => onChange(each)} className="sr-only" />
          {t(`login.${each}`)}
        </label>
      ))}
    </fieldset>
  );
}
