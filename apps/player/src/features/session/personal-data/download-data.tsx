import { useState } from "react";
import { Dialog } from "../../../shared/dialogs/dialog.tsx";
import { Button } from "../../../shared/forms/controls.tsx";
import { sealed } from "../../../shared/http/sealed.ts";
import { useText } from "../../../shared/language/text.ts";
import { Card } from "../../../shared/layout/page.tsx";
import { OwnerForm } from "../owner-form.tsx";

/** Everything that is held of the player, as a file. */
export function DownloadData() {
  const t = useText("data");
  const [asked, setAsked] = useState(false);
  const [begun, setBegun] = useState(false);
  return (
    <Card>
      <h2 className="font-display text-xl font-bold">{t("download.title")}</h2>
      <p className="text-soft">{t("download.about")}</p>
      <p role="status" className="text-teal empty:hidden">
        {begun ? t("download.begun") : ""}
      </p>
      <Button onClick={() => setAsked(true)}>{t("download.do")}</Button>
      {asked && (
        <Dialog title={t("download.do")} onClose={() => setAsked(false)}>
          <OwnerForm
            action={t("download.do")}
            onSubmit={async (owner) => {
              const { address } = await sealed("POST", "/personal-data", owner);
              save(address);
              setBegun(true);
              setAsked(false);
            }}
          />
        </Dialog>
      )}
    </Card>
  );
}

/** Lets the browser save what is at an address, as it comes. */
function save(address: string): void {
  const link = document.createElement("a");
  link.href = address;
  link.download = "";
  link.click();
}
