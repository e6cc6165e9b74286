import type { BrandName, Me, Role } from "@perya/api-client/operator";
import { useQuery } from "@tanstack/react-query";
import { REASON, SECOND_PERSON } from "../../shared/http/act.ts";
import { Mistyped } from "../../shared/forms/amount.ts";
import { call, reading } from "../../shared/http/api.ts";
import { Confirm, type Asked } from "../../shared/dialogs/confirm.tsx";
import { useMe } from "../../shared/http/session.ts";
import { Failed, Table, Waiting, type Column } from "../../shared/lists/table.tsx";
import { HOUSE } from "./words.ts";

type Permission = Role["permissions"][number];

const columnsFor = (brands: readonly BrandName[], me: Me): readonly Column<Role>[] => [
  { title: "Name", cell: ({ name }) => name },
  { title: "For", cell: (role) => whoseOf(role, brands) },
  { title: "Allows", cell: ({ permissions }) => permissions.join(", ") },
  { title: "Held by", cell: ({ holders }) => holders, figures: true },
  {
    title: "Change",
    cell: (role) =>
      role.system ? <span className="text-soft">built in</span> : <Changes role={role} me={me} />,
  },
];

function whoseOf({ system, brand }: Role, brands: readonly BrandName[]): string {
  if (system) return "everybody";
  return brand === null ? HOUSE : (brands.find(({ id }) => id === brand)?.name ?? "–");
}

/** Roles: built in, and those made of chosen permissions. */
export function RoleList() {
  const [roles, brands, me] = [useQuery(reading("/roles")), useQuery(reading("/brands")), useMe()];
  const queries = [roles, brands, me];
  const failed = queries.find((query) => query.isLoadingError);
  if (failed?.error)
    return (
      <Failed
        fault={failed.error}
        onRetry={() => queries.forEach((query) => void query.refetch())}
      />
    );
  if (!roles.data || !brands.data || !me.data) return <Waiting />;
  return (
    <>
      <div>
        <AddRole me={me.data} brands={brands.data} />
      </div>
      <Table
        caption="Roles"
        columns={columnsFor(brands.data, me.data)}
        rows={roles.data}
        keyOf={({ id }) => id}
      />
    </>
  );
}

const nameAsked = (value?: string): Asked<"name"> => ({
  name: "name",
  label: "Name",
  ...(value === undefined ? {} : { value }),
});

/** The permissions the caller may grant: no more than their own. */
function permissionsAsked(me: Me, given: readonly Permission[] = []): Asked<"permissions"> {
  const choices = me.permissions.map((permission) => [permission, permission] as const);
  return { name: "permissions", label: "Allows", choices, several: true, value: given.join(",") };
}

function chosen(me: Me, ticked: string): Permission[] {
  const permissions = me.permissions.filter((permission) => ticked.split(",").includes(permission));
  if (permissions.length === 0) throw new Mistyped("Tick at least one permission.");
  return permissions;
}

function AddRole({ me, brands }: { me: Me; brands: readonly BrandName[] }) {
  const named = brands.map(({ id, name }) => [String(id), name] as const);
  const choices = me.brand === null ? [["house", HOUSE] as const, ...named] : named;
  return (
    <Confirm
      action="Add a role"
      look="primary"
      title="Add a role"
      about="It allows what you tick and nothing else. Another person must approve."
      asks={[
        nameAsked(),
        { name: "brand", label: "For the staff of", choices },
        permissionsAsked(me),
        REASON,
      ]}
      send={async ({ name, brand, permissions, reason }) => {
        const role = { name, permissions: chosen(me, permissions), reason };
        return call("POST", "/roles", {
          body: brand === "house" ? role : { ...role, brand: Number(brand) },
        });
      }}
      done={SECOND_PERSON}
    />
  );
}

function Changes({ role, me }: { role: Role; me: Me }) {
  const { id, name, permissions, holders } = role;
  return (
    <div className="flex flex-wrap gap-2 max-lg:justify-end">
      <Confirm
        action="Edit"
        title={`Change the role ${name}`}
        about={
          "Another person must approve. It applies to everyone with the role; " +
          "if it allows more, they count as a second person only a day later."
        }
        asks={[nameAsked(name), permissionsAsked(me, permissions), REASON]}
        send={async ({ name: fresh, permissions: ticked, reason }) =>
          call("PUT", "/roles/{id}", {
            path: { id },
            body: { name: fresh, permissions: chosen(me, ticked), reason },
          })
        }
        done={SECOND_PERSON}
      />
      {holders === 0 && (
        <Confirm
          action="Remove"
          look="danger"
          title={`Remove the role ${name}?`}
          about="No one holds it."
          send={() => call("DELETE", "/roles/{id}", { path: { id } })}
          done="Removed."
        />
      )}
    </div>
  );
}
