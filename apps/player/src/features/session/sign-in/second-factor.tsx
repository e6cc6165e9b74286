import { call } from "../../../shared/http/api.ts";
import { Alert, Button } from "../../../shared/forms/controls.tsx";
import { useText } from "../../../shared/language/text.ts";
import { typedIn } from "../../../shared/forms/typed-in.ts";
import { useSubmit } from "../../../shared/forms/use-submit.ts";
import { CodeField } from "../../../shared/verification/code/code-field.tsx";
import { useAfterSignIn } from "../use-after-sign-in.ts";
import type { Ticket } from "./ticket.ts";

/** The code was sent with the ticket: another one may be requested after this time. */
export const NEW_PLACE_WAIT = "code:new-place";
export const RESEND_SECONDS = 60;

const FIELDS = { INVALID_CODE: "code", CODE_EXPIRED: "code" } as const;

/** The second factor, from a place where this account was never used. */
export function SecondFactor({ ticket, onBack }: { ticket: Ticket; onBack: () => void }) {
  const t = useText("session");
  const afterSignIn = useAfterSignIn();
  const { submit, watch, faults, busy } = useSubmit(async (form) => {
    const { code } = typedIn(form, "code");
    if (!code.trim()) return { code: t("login.badCode") };
    afterSignIn(
      await call("POST", "/session/second-factor", { body: { ticket: ticket.ticket, code } }),
      {
        remember: ticket.remember,
      },
    );
    return undefined;
  }, FIELDS);
  const send = async () =>
    (await call("POST", "/session/second-factor/code", { body: { ticket: ticket.ticket } }))
      .expiredMinutes * 60;
  return (
    <form onSubmit={submit} {...watch} noValidate className="grid gap-4">
      <h2 className="font-display text-lg font-bold">{t("newPlace.title")}</h2>
      <p className="text-soft">
        {t(ticket.channel === "sms" ? "newPlace.sms" : "newPlace.mail", {
          recipient: ticket.recipient,
        })}
      </p>
      <CodeField purpose="new-place" name="code" send={send} error={faults["code"]} />
      {faults["form"] && <Alert>{faults["form"]}</Alert>}
      <Button type="submit" look="primary" busy={busy} className="text-lg">
        {t("newPlace.submit")}
      </Button>
      <Button onClick={onBack}>{t("newPlace.back")}</Button>
    </form>
  );
}
