import type { StaffMember } from "@perya/api-client/operator";
import { useQuery } from "@tanstack/react-query";
import { call, reading } from "../../shared/api.ts";
import { Confirm } from "../../shared/confirm.tsx";
import { Status, Time } from "../../shared/show.tsx";
import { Failed, Table, Waiting, type Column } from "../../shared/table.tsx";

const COLUMNS: readonly Column<StaffMember>[] = [
  { title: "Name", cell: (member) => member.username },
  { title: "Roles", cell: (member) => member.roles.join(", ") },
  { title: "One-time code", cell: (member) => (member.totpEnabled ? "set up" : "at next sign-in") },
  { title: "Last sign-in", cell: (member) => <Time at={member.lastLoginAt} /> },
  { title: "State", cell: (member) => <Status name={member.active ? "ACTIVE" : "DISABLED"} /> },
  { title: "Change", cell: (member) => <Changes member={member} /> },
];

/** The operators and what each may do. */
export function StaffList() {
  const query = useQuery(reading("/staff"));
  if (query.isPending) return <Waiting />;
  if (query.isError) return <Failed fault={query.error} onRetry={() => void query.refetch()} />;
  return (
    <>
      <div>
        <AddMember />
      </div>
      <Table caption="Staff" columns={COLUMNS} rows={query.data} keyOf={(member) => member.id} />
    </>
  );
}

function AddMember() {
  return (
    <Confirm
      action="Add a person"
      look="primary"
      title="Add a person"
      about="Give the password in person. The one-time code is set up at the first sign-in."
      done="Added."
      asks={[
        { name: "username", label: "Username" },
        { name: "password", label: "First password", hint: "At least 12 characters." },
        { name: "roles", label: "Roles", hint: "owner, cashier, support, auditor; several with commas.", value: "support" },
      ]}
      send={({ username, password, roles }) =>
        call("POST", "/staff", { body: { username, password, roles: roles.split(",").map((role) => role.trim()) } })
      }
    />
  );
}

function Changes({ member }: { member: StaffMember }) {
  const change = (to: "enable" | "disable" | "reset-totp") => () => call("POST", "/staff/{id}/{change}", { path: { id: member.id, change: to } });
  return (
    <div className="flex gap-2">
      <Confirm
        action={member.active ? "Disable" : "Enable"}
        look={member.active ? "danger" : "plain"}
        title={`${member.active ? "Disable" : "Enable"} ${member.username}?`}
        about={member.active ? "Their sessions end at once." : "They can sign in again."}
        send={change(member.active ? "disable" : "enable")}
        done={member.active ? "Disabled." : "Enabled."}
      />
      <Confirm
        action="Reset code"
        title={`Reset the one-time code of ${member.username}?`}
        about="They set it up anew at the next sign-in."
        send={change("reset-totp")}
        done="The code is reset."
      />
    </div>
  );
}
