import type { Jurisdiction } from "@perya/api-client/operator";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Check } from "../../shared/format/show.tsx";
import { reading } from "../../shared/http/api.ts";
import { useMay } from "../../shared/http/session.ts";
import { Facts, Panel } from "../../shared/layout/page.tsx";
import { ForBrand } from "../../shared/lists/for-brand.tsx";
import { Failed, Table, Waiting } from "../../shared/lists/table.tsx";
import { ChooseProfiles } from "./choose-profiles.tsx";
import { Overridden, Upcoming } from "./tightening.tsx";
import { NotConfirmed } from "./not-confirmed.tsx";
import { RegistersDue } from "./registers-due.tsx";
import { valueWords } from "./value-words.ts";

/** What the law of a brand's places asks of it, and every profile there is. */
export function JurisdictionArea() {
  return <ForBrand label="Jurisdiction of">{({ id }) => <Shown key={id} brand={id} />}</ForBrand>;
}

function Shown({ brand }: { brand: number }) {
  const query = useQuery(reading("/jurisdiction", { query: { brand } }));
  if (query.isPending) return <Waiting />;
  if (query.isLoadingError)
    return <Failed fault={query.error} onRetry={() => void query.refetch()} />;
  const { data } = query;
  return (
    <>
      <Choice jurisdiction={data} />
      {data.brand.realMoney && <RegistersDue brand={brand} />}
      <Overridden rows={data.overridden} />
      <Upcoming upcoming={data.upcoming} />
      <ClosedForAmount jurisdiction={data} />
      <Bounds jurisdiction={data} />
      <Profiles profiles={data.profiles} />
    </>
  );
}

function Choice({ jurisdiction }: { jurisdiction: Jurisdiction }) {
  const { brand, codes, open, openedBefore, unsigned } = jurisdiction;
  const may = useMay()("profiles.write");
  return (
    <Panel
      title={brand.name}
      actions={may ? <ChooseProfiles jurisdiction={jurisdiction} /> : undefined}
    >
      <Facts
        facts={[
          ["Profiles", codes.join(", ")],
          ["Money", brand.realMoney ? "real" : "play"],
          ...(brand.realMoney
            ? ([
                [
                  "Open for real money",
                  <Check key="open" green={open}>
                    {open ? "yes" : "not before every cell is signed off"}
                  </Check>,
                ],
                ["Cells without a sign-off", unsigned],
              ] as const)
            : []),
        ]}
      />
      <p className="max-w-prose text-soft">
        The profiles are a default set for your counsel to confirm, and no legal advice. They only
        restrict: of several the strictest value of each field wins, together with our own rules
        (BASE).
        {openedBefore && " "}
        {openedBefore &&
          "This brand took real money before there were profiles: " +
            "products that nothing confirms stay open."}
      </p>
    </Panel>
  );
}

/** Nothing is shown where every rule names an amount in the brand's currency. */
function ClosedForAmount({ jurisdiction }: { jurisdiction: Jurisdiction }) {
  const { currency, closedForAmount: rows } = jurisdiction;
  if (rows.length === 0) return null;
  return (
    <Panel title={`Closed in ${currency}`}>
      <p className="max-w-prose text-soft">
        These rules name no amount in {currency}, and nothing is converted: it stays closed until
        your counsel gives one.
      </p>
      <Table
        caption={`Closed in ${currency}`}
        rows={rows}
        keyOf={({ rule, what }) => `${rule} ${what}`}
        columns={[
          { title: "What", cell: ({ what }) => what },
          { title: "Rule", cell: ({ rule }) => <code>{rule}</code> },
        ]}
      />
    </Panel>
  );
}

function Bounds({ jurisdiction: { bounds } }: { jurisdiction: Jurisdiction }) {
  const [confirmed, others] = [
    bounds.filter(({ value }) => value !== null),
    bounds.filter(({ value }) => value === null),
  ];
  return (
    <Panel title="What all of them demand together">
      <Table
        caption="Fields"
        rows={confirmed}
        keyOf={({ field }) => field}
        columns={[
          { title: "Field", cell: ({ label }) => label },
          {
            title: "Bound",
            cell: ({ value, unit }) => valueWords(value, unit),
          },
          { title: "Rule", cell: ({ rule }) => (rule ? <code>{rule}</code> : "–") },
          {
            title: "From",
            cell: ({ of }) =>
              of.map(({ code, version }) => `${code} v${version}`).join(", ") || "–",
          },
        ]}
      />
      <NotConfirmed labels={others.map(({ label }) => label)} />
    </Panel>
  );
}

function Profiles({ profiles }: Pick<Jurisdiction, "profiles">) {
  return (
    <Panel title="Every profile">
      <Table
        caption="Profiles"
        rows={profiles}
        keyOf={({ code }) => code}
        columns={[
          {
            title: "Profile",
            cell: ({ code, name }) => (
              <Link
                to="/jurisdiction/$code"
                params={{ code }}
                className="font-medium text-violet underline"
              >
                {name}
              </Link>
            ),
          },
          { title: "Code", cell: ({ code }) => code },
          { title: "Authority", cell: ({ authority }) => authority },
          { title: "Version", cell: ({ version }) => version, figures: true },
          { title: "Confirmed", cell: ({ confirmed, cells }) => `${confirmed} of ${cells}` },
          { title: "Signed off", cell: ({ signed, cells }) => `${signed} of ${cells}` },
          { title: "Chosen", cell: ({ chosen }) => (chosen ? "yes" : "–") },
        ]}
      />
    </Panel>
  );
}
