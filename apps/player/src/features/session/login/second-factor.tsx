import { call } from "../../../shared/api.ts";
import { Alert, Button } from "../../../shared/controls.tsx";
import { useText } from "../../../shared/text.ts";
import { typedIn } from "../../../shared/typed-in.ts";
import { useSubmit } from "../../../shared/use-submit.ts";
import { CodeField } from "../../../shared/verification/code-field.tsx";
import { useAfterLogin } from "../after-login.ts";

/** A sign-in that waits for its code. */
export interface Ticket {
  readonly ticket: string;
  /** Enough of the number or address to know where to look. */
  readonly recipient: string;
  readonly channel: "sms" | "mail";
  readonly remember: boolean;
}

/** The code was sent with the ticket: another one may be asked for when this is over. */
export const NEW_PLACE_WAIT = "code:new-place";
export const RESEND_SECONDS = 60;

const FIELDS = { INVALID_CODE: "code", CODE_EXPIRED: "code" } as const;

/** The code beside the password, from a place this account was never used at. */
export function SecondFactor({ ticket, onBack }: { ticket: Ticket; onBack: () => void }) {
  const t = useText("session");
  const enter = useAfterLogin();
  const { submit, faults, busy } = useSubmit(async (form) => {
    const { code } = typedIn(form, "code");
    if (!code.trim()) return { code: t("login.badCode") };
    enter(await call("POST", "/session/second-factor", { body: { ticket: ticket.ticket, code } }), {
      remember: ticket.remember,
    });
    return undefined;
  }, FIELDS);
  const send = async () =>
    (await call("POST", "/session/second-factor/code", { body: { ticket: ticket.ticket } }))
      .expiredMinutes * 60;
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
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
