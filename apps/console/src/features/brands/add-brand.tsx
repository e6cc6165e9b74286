import { useState } from "react";
import { Dialog } from "../../shared/dialogs/dialog.tsx";
import { Button } from "../../shared/forms/controls.tsx";
import { SECOND_PERSON, useAct } from "../../shared/http/act.ts";
import { call } from "../../shared/http/api.ts";
import { BrandForm, type NewBrand } from "./brand-form.tsx";

/** Opens a brand; one for real money is there once another person has approved. */
export function AddBrand() {
  const [open, setOpen] = useState(false);
  const act = useAct();
  const submit = (body: NewBrand) => {
    const send = async () => {
      const { status } = await call("POST", "/house-brands", { body });
      return status === "WAITING" ? SECOND_PERSON : `${body.name} is open.`;
    };
    act.mutate(send, { onSuccess: () => setOpen(false) });
  };
  return (
    <>
      <Button
        look="primary"
        onClick={() => {
          act.reset();
          setOpen(true);
        }}
      >
        Add a brand
      </Button>
      {open && (
        <Dialog title="Add a brand" onClose={() => setOpen(false)}>
          <BrandForm
            busy={act.isPending}
            fault={act.error}
            onSubmit={submit}
            onClose={() => setOpen(false)}
          />
        </Dialog>
      )}
    </>
  );
}
