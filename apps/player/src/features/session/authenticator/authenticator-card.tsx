import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Dialog } from "../../../shared/dialogs/dialog.tsx";
import { Button } from "../../../shared/forms/controls.tsx";
import { Time } from "../../../shared/format/money.tsx";
import { reading } from "../../../shared/http/api.ts";
import { sealed } from "../../../shared/http/sealed.ts";
import { useText } from "../../../shared/language/text.ts";
import { Card } from "../../../shared/layout/page.tsx";
import { Failed, Waiting } from "../../../shared/layout/states.tsx";
import { OwnerForm } from "../owner-form.tsx";
import { RenewCodes } from "./renew-codes.tsx";
import { SetUp } from "./set-up.tsx";

/** A player's authenticator app: whether it is asked for, setting it up, and its recovery codes. */
export function AuthenticatorCard() {
  const t = useText("authenticator");
  const queries = useQueryClient();
  const state = useQuery(reading("/authenticator"));
  const [doing, setDoing] = useState<"setUp" | "renew" | "off">();
  const [done, setDone] = useState<"isOn" | "isOff" | "renewed">();
  if (state.isPending) return <Waiting rows={3} />;
  if (state.isError) return <Failed fault={state.error} onRetry={() => void state.refetch()} />;
  const { since, recoveryCodesLeft, waitHours: hours } = state.data;
  const finish = (what: typeof done) => {
    setDone(what);
    close();
  };
  const close = () => {
    setDoing(undefined);
    // What a withdrawal asks for, and from when one is possible, change with it.
    void queries.invalidateQueries();
  };
  return (
    <Card>
      <h2 className="font-display text-xl font-bold">{t("title")}</h2>
      <p className="text-soft">{t("about")}</p>
      {since !== null && (
        <>
          <p className="font-semibold">
            {t.rich("since", { time: () => <Time key="time" at={since} /> })}
          </p>
          <p className={recoveryCodesLeft <= 2 ? "text-coral" : "text-soft"}>
            {t("left", { left: recoveryCodesLeft })}
          </p>
        </>
      )}
      <p role="status" className="text-teal empty:hidden">
        {done ? t(done, { hours }) : ""}
      </p>
      <div className="grid gap-2 sm:auto-cols-fr sm:grid-flow-col">
        {since === null ? (
          <Button look="primary" onClick={() => setDoing("setUp")}>
            {t("setUp")}
          </Button>
        ) : (
          <>
            <Button onClick={() => setDoing("renew")}>{t("renew")}</Button>
            <Button onClick={() => setDoing("off")}>{t("off")}</Button>
          </>
        )}
      </div>
      {doing === "setUp" && (
        <Dialog title={t("setUp")} onClose={close}>
          <SetUp onDone={() => finish("isOn")} />
        </Dialog>
      )}
      {doing === "renew" && (
        <Dialog title={t("renew")} onClose={close}>
          <RenewCodes onDone={() => finish("renewed")} />
        </Dialog>
      )}
      {doing === "off" && (
        <Dialog title={t("off")} onClose={close}>
          <SwitchOff hours={hours} onDone={() => finish("isOff")} />
        </Dialog>
      )}
    </Card>
  );
}

function SwitchOff({ hours, onDone }: { hours: number; onDone: () => void }) {
  const t = useText("authenticator");
  return (
    <>
      <p className="text-soft">{t("offAbout", { hours })}</p>
      <OwnerForm
        action={t("off")}
        look="danger"
        onSubmit={async (owner) => {
          await sealed("POST", "/authenticator/off", owner);
          onDone();
        }}
      />
    </>
  );
}
