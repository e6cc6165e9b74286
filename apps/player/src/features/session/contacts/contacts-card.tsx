import type { PlayerContact } from "@perya/api-client/player";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Dialog } from "../../../shared/dialogs/dialog.tsx";
import { Button } from "../../../shared/forms/controls.tsx";
import { Time } from "../../../shared/format/money.tsx";
import { reading } from "../../../shared/http/api.ts";
import { useText } from "../../../shared/language/text.ts";
import { Card } from "../../../shared/layout/page.tsx";
import { Failed, Waiting } from "../../../shared/layout/states.tsx";
import { CustomerService } from "../../../shared/brand/customer-service.tsx";
import { ContactForm } from "../sign-in-tasks/contact-form.tsx";
import { ConfirmOld } from "./confirm-old.tsx";
import { NewContact } from "./new-contact.tsx";

/** How a player can be reached: what is proven, proving it, and replacing it. */
export function ContactsCard() {
  const t = useText("contacts");
  const queries = useQueryClient();
  const state = useQuery(reading("/contacts"));
  const [doing, setDoing] = useState<PlayerContact["type"]>();
  const [done, setDone] = useState<"proven" | "replaced">();
  if (state.isPending) return <Waiting rows={3} />;
  if (state.isError) return <Failed fault={state.error} onRetry={() => void state.refetch()} />;
  const { contacts, loginPassword, withdrawalsFrom, waitHours: hours } = state.data;
  const contact = contacts.find(({ type }) => type === doing);
  const finish = () => {
    setDone(contact?.verified ? "replaced" : "proven");
    setDoing(undefined);
    // What may be withdrawn, and where codes go, change with it.
    void queries.invalidateQueries();
  };
  return (
    <Card>
      <h2 className="font-display text-xl font-bold">{t("title")}</h2>
      <p className="text-soft">{t("about")}</p>
      <ul className="grid divide-y divide-line">
        {contacts.map((one) => (
          <Row key={one.type} contact={one} onChange={() => setDoing(one.type)} />
        ))}
      </ul>
      <p role="status" className="text-teal empty:hidden">
        {done ? t(done, { hours }) : ""}
      </p>
      {withdrawalsFrom !== null && (
        <p className="text-coral">
          {t.rich("waits", { time: () => <Time key="time" at={withdrawalsFrom} /> })}
        </p>
      )}
      {contact && (
        <Dialog
          title={t(contact.verified ? `replace.${contact.type}` : `prove.${contact.type}`)}
          onClose={() => setDoing(undefined)}
        >
          {!contact.verified && <ContactForm only={contact.type} onDone={finish} />}
          {contact.verified && contact.replacing && (
            <NewContact type={contact.type} onDone={finish} />
          )}
          {contact.verified && !contact.replacing && (
            <>
              <ConfirmOld
                contact={contact}
                withPassword={loginPassword}
                hours={hours}
                onDone={() => void state.refetch()}
              />
              <p className="text-soft">{t("lost")}</p>
              <CustomerService />
            </>
          )}
        </Dialog>
      )}
    </Card>
  );
}

function Row({ contact, onChange }: { contact: PlayerContact; onChange: () => void }) {
  const t = useText("contacts");
  const { type, recipient, verified } = contact;
  const state = verified ? "verified" : recipient === null ? "missing" : "unverified";
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <span className="grid min-w-0">
        <span className="font-semibold">{t(`type.${type}`)}</span>
        <span className={`text-sm ${verified ? "text-teal" : "text-soft"}`}>
          {recipient !== null && (
            <>
              <bdi dir="ltr" className="break-all text-ink">
                {recipient}
              </bdi>{" "}
            </>
          )}
          {t(state)}
        </span>
      </span>
      <Button aria-label={t(verified ? `replace.${type}` : `prove.${type}`)} onClick={onChange}>
        {t(verified ? "replaceIt" : "proveIt")}
      </Button>
    </li>
  );
}
