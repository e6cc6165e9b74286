import type { Vendor } from "@perya/api-client/operator";
import { REASON, SECOND_PERSON } from "../../../shared/http/act.ts";
import { call } from "../../../shared/http/api.ts";
import { Confirm } from "../../../shared/dialogs/confirm.tsx";
import { Time } from "../../../shared/format/show.tsx";
import { GrantedKey } from "./granted-key.tsx";
import { keyWord } from "./words.ts";

const MOST_ACTIVE = 2;

/**
 * A vendor's keys, by fingerprint, and how to switch keys without downtime: two people add a second
 * one, then one person retires the first.
 */
export function VendorKeys({ vendor, mayChange }: { vendor: Vendor; mayChange: boolean }) {
  const active = vendor.keys.filter((key) => key.retiredAt === null);
  return (
    <section aria-label={`Keys of ${vendor.name}`} className="grid gap-2">
      {active.length === 0 && (
        <p className="text-xs text-soft">No key yet: none of its calls is accepted.</p>
      )}
      <ul className="grid gap-2">
        {vendor.keys.map((key) => (
          <li
            key={key.id}
            className={`flex flex-wrap items-center justify-between gap-2 ${key.retiredAt ? "text-soft" : ""}`}
          >
            <span className="text-xs">
              <code className="break-all">{key.fingerprint}</code> since <Time at={key.addedAt} />{" "}
              {key.retiredAt ? "(retired)" : ""}
            </span>
            {mayChange && key.retiredAt === null && active.length > 1 && (
              <Confirm
                action="Retire"
                look="danger"
                title="Retire this key?"
                about={
                  `Nothing signed with ${key.fingerprint.slice(0, 12)}… is accepted ` +
                  "any more, within seconds."
                }
                send={(body) =>
                  call("POST", "/vendors/{id}/keys/{keyId}/retire", {
                    path: { id: vendor.id, keyId: key.id },
                    body,
                  })
                }
                done="The key is retired."
                asks={[{ name: "reason", label: "Reason" }]}
              />
            )}
          </li>
        ))}
      </ul>
      {mayChange && <GrantedKey vendor={vendor} />}
      {mayChange && active.length < MOST_ACTIVE && !vendor.keyGrant && (
        <AskForKey vendor={vendor} first={active.length === 0} />
      )}
    </section>
  );
}

function AskForKey({ vendor, first }: { vendor: Vendor; first: boolean }) {
  const what = `${first ? "" : "second "}${keyWord(vendor)}`;
  return (
    <div>
      <Confirm
        action={`Ask for a ${what}`}
        title={`Ask for a ${what} of ${vendor.name}?`}
        about={
          "Another person must approve. You then create the key, and it is shown to you once. " +
          "It is valid alongside the current key; retire the old one when " +
          "the vendor has switched."
        }
        send={({ reason }) =>
          call("POST", "/vendors/{id}/keys", { path: { id: vendor.id }, body: { reason } })
        }
        done={SECOND_PERSON}
        asks={[REASON]}
      />
    </div>
  );
}
