import type { Vendor } from "@perya/api-client/operator";
import { useState, type FormEvent } from "react";
import { useAct } from "../../shared/http/act.ts";
import { call } from "../../shared/http/api.ts";
import { Button, Field } from "../../shared/forms/controls.tsx";
import { Dialog } from "../../shared/dialogs/dialog.tsx";
import { PictureField } from "../../shared/forms/picture-field.tsx";

/** Changes a vendor's name and logo, as players see it in the vendors' strip. */
export function VendorLooks({ vendor }: { vendor: Vendor }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Name and logo</Button>
      {open && (
        <Dialog title={`How players see ${vendor.name}`} onClose={() => setOpen(false)}>
          <LooksForm vendor={vendor} onClose={() => setOpen(false)} />
        </Dialog>
      )}
    </>
  );
}

function LooksForm({ vendor, onClose }: { vendor: Vendor; onClose: () => void }) {
  const act = useAct();
  const [name, setName] = useState(vendor.name);
  const [logoUrl, setLogo] = useState(vendor.logoUrl);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reason = String(new FormData(event.currentTarget).get("reason") ?? "").trim();
    const save = async () => {
      await call("PUT", "/vendors/{id}", {
        path: { id: vendor.id },
        body: { name, logoUrl, reason },
      });
      return "Saved. Players see it on their next page.";
    };
    act.mutate(save, { onSuccess: onClose });
  };
  return (
    <form onSubmit={submit} className="grid gap-3">
      <Strip name={name} logoUrl={logoUrl} />
      <Field
        label="Name"
        value={name}
        required
        maxLength={100}
        autoComplete="off"
        onChange={({ target }) => setName(target.value)}
      />
      <PictureField
        label="Logo"
        url={logoUrl}
        onChange={setLogo}
        hint="Landscape, transparent background. Leave empty to show the name as text."
      />
      <Field
        label="Reason"
        name="reason"
        required
        minLength={3}
        maxLength={140}
        autoComplete="off"
        hint="Recorded in the audit trail."
      />
      {act.error && (
        <p role="alert" className="text-coral">
          {act.error.message}
        </p>
      )}
      <div className="flex justify-end gap-2">
        <Button onClick={onClose}>Keep as it is</Button>
        <Button type="submit" look="primary" busy={act.isPending}>
          Save
        </Button>
      </div>
    </form>
  );
}

/** The vendor's tile in the vendors' strip. */
function Strip({ name, logoUrl }: { name: string; logoUrl: string }) {
  return (
    <figure className="grid gap-1.5">
      <figcaption className="text-xs text-soft">As players see it</figcaption>
      <span className="grid h-16 w-40 place-items-center rounded-xl border border-line bg-raised px-4">
        {logoUrl === "" ? (
          <bdi className="truncate text-lg font-bold">{name}</bdi>
        ) : (
          <img
            key={logoUrl}
            src={logoUrl}
            alt={name}
            className="max-h-10 max-w-full object-contain"
          />
        )}
      </span>
    </figure>
  );
}
