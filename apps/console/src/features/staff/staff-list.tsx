import type { BrandName, StaffMember } from "@perya/api-client/operator";
import { useQuery } from "@tanstack/react-query";
import { call, reading } from "../../shared/api.ts";
import { Confirm } from "../../shared/confirm.tsx";
import { useMe } from "../../shared/session.ts";
import { Status, Time } from "../../shared/show.tsx";
import { Failed, Table, Waiting, type Column } from "../../shared/table.tsx";
import { AddMember, HOUSE } from "./add-member.tsx";

const columnsFor = (brands: readonly BrandName[]): readonly Column<StaffMember>[] => [
  { title: "Name", cell: (member) => member.username },
  { title: "Works for", cell: (member) => (member.brand === null ? HOUSE : (brands.find(({ id }) => id === member.brand)?.name ?? "–")) },
  { title: "Roles", cell: (member) => member.roles.join(", ") },
  { title: "One-time code", cell: (member) => (member.totpEnabled ? "set up" : "at next sign-in") },
  { title: "Last sign-in", cell: (member) => <Time at={member.lastLoginAt} /> },
  { title: "State", cell: (member) => <Status name={member.active ? "ACTIVE" : "DISABLED"} /> },
  { title: "Change", cell: (member) => <Changes member={member} /> },
];

/** The operators and what each may do. */
export function StaffList() {
  const [staff, brands, me] = [useQuery(reading("/staff")), useQuery(reading("/brands")), useMe()];
  const queries = [staff, brands, me];
  const failed = queries.find((query) => query.isLoadingError);
  if (failed?.error) return <Failed fault={failed.error} onRetry={() => queries.forEach((query) => void query.refetch())} />;
  if (!staff.data || !brands.data || !me.data) return <Waiting />;
  return (
    <>
      <div>
        <AddMember house={me.data.brand === null} brands={brands.data} />
      </div>
      <Table caption="Staff" columns={columnsFor(brands.data)} rows={staff.data} keyOf={(member) => member.id} />
    </>
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
