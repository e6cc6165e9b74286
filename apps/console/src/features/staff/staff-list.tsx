import type { BrandName, Role, StaffMember } from "@perya/api-client/operator";
import { useQuery } from "@tanstack/react-query";
import { reading } from "../../shared/http/api.ts";
import { useMe } from "../../shared/http/session.ts";
import { Status, Time } from "../../shared/format/show.tsx";
import { Failed, Table, Waiting, type Column } from "../../shared/lists/table.tsx";
import { AddMember } from "./add-member.tsx";
import { MemberChanges } from "./member-changes.tsx";
import { HOUSE } from "./words.ts";

const columnsFor = (
  brands: readonly BrandName[],
  roles: readonly Role[],
  me: string,
): readonly Column<StaffMember>[] => [
  { title: "Name", cell: (member) => member.username },
  {
    title: "Works for",
    cell: (member) =>
      member.brand === null ? HOUSE : (brands.find(({ id }) => id === member.brand)?.name ?? "–"),
  },
  { title: "Roles", cell: (member) => member.roles.map(({ name }) => name).join(", ") || "none" },
  { title: "Signs in with", cell: signsInWith },
  { title: "Second person", cell: ({ trusted }) => (trusted ? "yes" : "not for a day") },
  { title: "Last sign-in", cell: (member) => <Time at={member.lastLoginAt} /> },
  { title: "State", cell: (member) => <Status name={member.active ? "ACTIVE" : "CLOSED"} /> },
  {
    title: "Change",
    cell: (member) =>
      member.id === me ? (
        <span className="text-soft">your own account</span>
      ) : (
        <MemberChanges member={member} roles={roles} />
      ),
  },
];

function signsInWith({ totpEnabled, mustChangePassword }: StaffMember): string {
  return (
    (mustChangePassword ? "a first password, " : "a password, ") +
    (totpEnabled ? "a one-time code" : "a code to set up")
  );
}

/** The operators, and every change of them. */
export function StaffList() {
  const [staff, brands, roles, me] = [
    useQuery(reading("/staff")),
    useQuery(reading("/brands")),
    useQuery(reading("/roles")),
    useMe(),
  ];
  const queries = [staff, brands, roles, me];
  const failed = queries.find((query) => query.isLoadingError);
  if (failed?.error)
    return (
      <Failed
        fault={failed.error}
        onRetry={() => queries.forEach((query) => void query.refetch())}
      />
    );
  if (!staff.data || !brands.data || !roles.data || !me.data) return <Waiting />;
  return (
    <>
      <div>
        <AddMember house={me.data.brand === null} brands={brands.data} roles={roles.data} />
      </div>
      <Table
        caption="Staff"
        columns={columnsFor(brands.data, roles.data, me.data.id)}
        rows={staff.data}
        keyOf={(member) => member.id}
      />
    </>
  );
}
