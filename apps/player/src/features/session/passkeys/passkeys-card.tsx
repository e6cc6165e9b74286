import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Dialog } from "../../../shared/dialogs/dialog.tsx";
import { Button } from "../../../shared/forms/controls.tsx";
import { reading } from "../../../shared/http/api.ts";
import { sealed } from "../../../shared/http/sealed.ts";
import { useText } from "../../../shared/language/text.ts";
import { Card } from "../../../shared/layout/page.tsx";
import { Failed, Waiting } from "../../../shared/layout/states.tsx";
import { OwnerForm } from "../owner-form.tsx";
import { AddPasskey } from "./add-passkey.tsx";
import { hasPasskeys } from "./browser.ts";
import { PasskeyRow } from "./passkey-row.tsx";

/** A player's passkeys: adding, naming and removing them, and asking for one with the password. */
export function PasskeysCard() {
  const t = useText("passkeys");
  const queries = useQueryClient();
  const state = useQuery(reading("/passkeys"));
  const [doing, setDoing] = useState<"add" | "ask">();
  const [done, setDone] = useState<"added" | "asking" | "notAsking">();
  if (state.isPending) return <Waiting rows={3} />;
  if (state.isError) return <Failed fault={state.error} onRetry={() => void state.refetch()} />;
  const { passkeys, asked } = state.data;
  const finish = (what: typeof done) => {
    setDone(what);
    setDoing(undefined);
    void queries.invalidateQueries({ queryKey: reading("/passkeys").queryKey });
  };
  return (
    <Card>
      <h2 className="font-display text-xl font-bold">{t("title")}</h2>
      <p className="text-soft">{t("about")}</p>
      {passkeys.length > 0 && (
        <ul className="grid divide-y divide-line">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      <p role="status" className="text-teal empty:hidden">
        {done ? t(done) : ""}
      </p>
      {passkeys.length > 0 && <p className="font-semibold">{t(asked ? "isAsked" : "notAsked")}</p>}
      <div className="grid gap-2 sm:auto-cols-fr sm:grid-flow-col">
        {hasPasskeys() ? (
          <Button
            look={passkeys.length === 0 ? "primary" : "plain"}
            onClick={() => setDoing("add")}
          >
            {t("add")}
          </Button>
        ) : (
          <p className="text-soft">{t("none")}</p>
        )}
        {(asked || passkeys.some(({ host }) => host === location.hostname)) && (
          <Button onClick={() => setDoing("ask")}>{t(asked ? "stopAsking" : "ask")}</Button>
        )}
      </div>
      {doing === "add" && (
        <Dialog title={t("add")} onClose={() => setDoing(undefined)}>
          <AddPasskey onDone={() => finish("added")} />
        </Dialog>
      )}
      {doing === "ask" && (
        <Dialog title={t(asked ? "stopAsking" : "ask")} onClose={() => setDoing(undefined)}>
          <p className="text-soft">{t(asked ? "stopAbout" : "askAbout")}</p>
          <OwnerForm
            action={t(asked ? "stopAsking" : "ask")}
            onSubmit={async (owner) => {
              await sealed("PUT", "/passkeys/asked", { ...owner, asked: !asked });
              finish(asked ? "notAsking" : "asking");
            }}
          />
        </Dialog>
      )}
    </Card>
  );
}
