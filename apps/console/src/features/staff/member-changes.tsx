import type { Role, StaffMember } from "@perya/api-client/operator";
import { useState } from "react";
import { REASON, SECOND_PERSON } from "../../shared/http/act.ts";
import { Mistyped } from "../../shared/forms/amount.ts";
import { call } from "../../shared/http/api.ts";
import { Confirm } from "../../shared/dialogs/confirm.tsx";
import { FirstPassword } from "./first-password.tsx";
import { roleChoices, rolesFor } from "./words.ts";

/** Changes to a colleague. Everything except closing the account waits for a second person. */
export function MemberChanges({ member, roles }: { member: StaffMember; roles: readonly Role[] }) {
  return (
    <div className="flex flex-wrap gap-2 max-lg:justify-end">
      <Edit member={member} roles={roles} />
      {member.active && <Change member={member} change="reset-totp" />}
      {member.active && <NewPassword member={member} />}
      {member.active ? <Close member={member} /> : <Change member={member} change="reopen" />}
    </div>
  );
}

function Edit({ member, roles }: { member: StaffMember; roles: readonly Role[] }) {
  const { id, username } = member;
  return (
    <Confirm
      action="Edit"
      title={`Change ${username}`}
      about={
        "Another person must approve. If they gain rights, they count as a second " +
        "person only a day later."
      }
      asks={[
        { name: "username", label: "Username", value: username },
        {
          name: "roles",
          label: "Roles",
          choices: roleChoices(rolesFor(roles, member.brand)),
          several: true,
          value: member.roles.map((role) => role.id).join(","),
        },
        REASON,
      ]}
      send={async ({ username: name, roles: ticked, reason }) => {
        if (ticked === "") throw new Mistyped("Tick at least one role.");
        return call("PUT", "/staff/{id}", {
          path: { id },
          body: { username: name, roles: ticked.split(","), reason },
        });
      }}
      done={SECOND_PERSON}
    />
  );
}

type Part = { readonly member: StaffMember };

/** Changes that take nothing but a reason and a second person. */
const CHANGES = {
  "reset-totp": {
    action: "New code",
    title: (username: string) => `Make ${username} set up a new authenticator?`,
    about:
      "Another person must approve. Then their sessions end, they set it up at the next " +
      "sign-in, and count as a second person a day later.",
  },
  reopen: {
    action: "Reopen",
    title: (username: string) => `Reopen the account of ${username}?`,
    about: "Another person must approve. They count as a second person only a day later.",
  },
} as const;

function Change({
  member: { id, username },
  change,
}: Part & { readonly change: keyof typeof CHANGES }) {
  const { title, ...words } = CHANGES[change];
  return (
    <Confirm
      {...words}
      title={title(username)}
      asks={[REASON]}
      send={(body) => call("POST", "/staff/{id}/{change}", { path: { id, change }, body })}
      done={SECOND_PERSON}
    />
  );
}

function NewPassword({ member: { id, username } }: Part) {
  const [password, show] = useState<string>();
  return (
    <>
      <Confirm
        action="New password"
        title={`Give ${username} a new first password?`}
        about={
          "It is created and shown to you once. Another person must approve; " +
          "then their sessions end, and they must change it at the next sign-in."
        }
        asks={[REASON]}
        send={async (body) =>
          show(
            (
              await call("POST", "/staff/{id}/{change}", {
                path: { id, change: "reset-password" },
                body,
              })
            ).password,
          )
        }
        done={SECOND_PERSON}
      />
      {password !== undefined && (
        <FirstPassword username={username} password={password} onClose={() => show(undefined)} />
      )}
    </>
  );
}

function Close({ member: { id, username } }: Part) {
  return (
    <Confirm
      action="Close"
      look="danger"
      title={`Close the account of ${username}?`}
      about={
        "Takes effect at once, without a second person: their sessions end and their open " +
        "requests are withdrawn. Reopening it takes two people."
      }
      asks={[REASON]}
      send={(body) => call("POST", "/staff/{id}/{change}", { path: { id, change: "close" }, body })}
      done="Closed."
    />
  );
}
