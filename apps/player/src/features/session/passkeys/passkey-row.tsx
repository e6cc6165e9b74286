import type { Passkey } from "@perya/api-client/player";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Dialog } from "../../../shared/dialogs/dialog.tsx";
import { Alert, Button, Field } from "../../../shared/forms/controls.tsx";
import { typedIn } from "../../../shared/forms/typed-in.ts";
import { useSubmit } from "../../../shared/forms/use-submit.ts";
import { Time } from "../../../shared/format/money.tsx";
import { call, reading } from "../../../shared/http/api.ts";
import { sealed } from "../../../shared/http/sealed.ts";
import { useText } from "../../../shared/language/text.ts";
import { OwnerForm } from "../owner-form.tsx";

/** One passkey, with its last use; it can be named and removed. */
export function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const t = useText("passkeys");
  const queries = useQueryClient();
  const [doing, setDoing] = useState<"rename" | "remove">();
  const { id, name, host, usedAt, addedAt } = passkey;
  const finish = () => {
    setDoing(undefined);
    void queries.invalidateQueries({ queryKey: reading("/passkeys").queryKey });
  };
  return (
    <li className="grid gap-2 py-3 sm:grid-cols-[1fr_auto] sm:items-center">
      <span className="grid min-w-0">
        <bdi className="truncate font-semibold">{name}</bdi>
        <span className="text-sm text-soft">
          {usedAt === null
            ? t.rich("addedAt", { time: () => <Time key="time" at={addedAt} /> })
            : t.rich("usedAt", { time: () => <Time key="time" at={usedAt} /> })}
          {host !== location.hostname && (
            <>
              {" · "}
              <bdi dir="ltr">{host}</bdi>
            </>
          )}
        </span>
      </span>
      <span className="flex gap-2">
        <Button aria-label={t("renameIt", { name })} onClick={() => setDoing("rename")}>
          {t("rename")}
        </Button>
        <Button aria-label={t("removeIt", { name })} onClick={() => setDoing("remove")}>
          {t("remove")}
        </Button>
      </span>
      {doing === "rename" && (
        <Dialog title={t("rename")} onClose={() => setDoing(undefined)}>
          <Rename passkey={passkey} onDone={finish} />
        </Dialog>
      )}
      {doing === "remove" && (
        <Dialog title={t("removeIt", { name })} onClose={() => setDoing(undefined)}>
          <p className="text-soft">{t("removeAbout")}</p>
          <OwnerForm
            action={t("remove")}
            look="danger"
            onSubmit={async (owner) => {
              const path = `/passkeys/${id}/remove` as "/passkeys/{id}/remove";
              await sealed("POST", path, owner);
              finish();
            }}
          />
        </Dialog>
      )}
    </li>
  );
}

function Rename({ passkey: { id, name }, onDone }: { passkey: Passkey; onDone: () => void }) {
  const t = useText("passkeys");
  const { submit, watch, faults, busy } = useSubmit(async (form) => {
    await call("PUT", "/passkeys/{id}", { path: { id }, body: typedIn(form, "name") });
    onDone();
    return undefined;
  });
  return (
    <form onSubmit={submit} {...watch} className="grid gap-4">
      <Field
        label={t("name")}
        name="name"
        required
        maxLength={60}
        autoComplete="off"
        dir="auto"
        defaultValue={name}
        error={faults["name"]}
      />
      {faults["form"] && <Alert>{faults["form"]}</Alert>}
      <Button type="submit" look="primary" busy={busy}>
        {t("save")}
      </Button>
    </form>
  );
}
