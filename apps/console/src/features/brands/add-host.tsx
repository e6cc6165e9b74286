import type { BrandAbout } from "@perya/api-client/operator";
import { Confirm } from "../../shared/dialogs/confirm.tsx";
import { call } from "../../shared/http/api.ts";

/** Lets a brand answer at one more host. */
export function AddHost({ brand: { id, name } }: { brand: BrandAbout }) {
  return (
    <Confirm
      action="Add a host"
      title={`A host of ${name}`}
      about="The brand answers there within five seconds, once the host points at this server."
      asks={[
        { name: "host", label: "Host", hint: "Like play.example.com, without a port." },
        { name: "reason", label: "Reason", hint: "The audit trail has it." },
      ]}
      send={(body) => call("POST", "/house-brands/{brand}/hosts", { path: { brand: id }, body })}
      done="The host is added."
    />
  );
}
