import type { PlayerContact } from "@perya/api-client/player";
import { call } from "../../../shared/http/api.ts";
import { useText } from "../../../shared/language/text.ts";
import { ProveContact } from "../sign-in-tasks/prove-contact.tsx";

/** The second of two steps: a code to the contact that replaces the old one. */
export function NewContact({ type, onDone }: { type: PlayerContact["type"]; onDone: () => void }) {
  const t = useText("contacts");
  return (
    <ProveContact
      type={type}
      action={t(`replace.${type}`)}
      onDone={onDone}
      askCode={async (contact, proof) =>
        (await call("POST", "/contacts/new-code", { body: { ...contact, proof } })).expiredMinutes
      }
      save={(contact, verificationCode) =>
        call("PUT", "/contacts", { body: { ...contact, verificationCode } })
      }
    >
      <p className="text-soft">{t("second")}</p>
    </ProveContact>
  );
}
