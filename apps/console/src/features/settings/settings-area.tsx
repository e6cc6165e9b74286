import type { BrandName } from "@perya/api-client/operator";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { reading } from "../../shared/api.ts";
import { Choice } from "../../shared/controls.tsx";
import { useFilters } from "../../shared/filters.ts";
import { useMe } from "../../shared/session.ts";
import { Failed, Waiting } from "../../shared/table.tsx";
import { FeaturesPart } from "./features-part.tsx";
import { PasswordsPart } from "./passwords-part.tsx";
import { RegistrationPart } from "./registration-part.tsx";
import { ResourcesPart } from "./resources-part.tsx";
import { SectionForm } from "./section-form.tsx";
import { SiteStatusPart } from "./site-status-part.tsx";
import { settingsOf } from "./use-draft.ts";

const PARTS = [
  ["features", "Features"],
  ["registration", "Registration form"],
  ["site-status", "Site status"],
  ["resources", "Resources"],
  ["passwords", "Passwords"],
] as const;

type PartName = (typeof PARTS)[number][0];

/** How soon one hears that somebody else saved. */
const REFRESH_MS = 10_000;

/** What a brand decides about its site, a part at a time. The house chooses the brand, and the choice lives in the address. */
export function SettingsArea({ part }: { part: string }) {
  const { filters, set } = useFilters();
  const [brands, me] = [useQuery(reading("/brands")), useMe()];
  if (brands.isPending || !me.data) return <Waiting />;
  if (brands.isLoadingError) return <Failed fault={brands.error} onRetry={() => void brands.refetch()} />;
  const brand = chosenOf(brands.data, filters.brand);
  if (!brand) return <p className="text-soft">There is no brand.</p>;
  return (
    <>
      {me.data.brand === null && (
        <div className="max-w-56">
          <Choice label="Settings of" value={brand.id} onChange={({ target }) => set({ brand: Number(target.value) })}>
            {brands.data.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Choice>
        </div>
      )}
      <Tabs />
      <Part key={`${brand.id} ${part}`} brand={brand.id} part={PARTS.find(([name]) => name === part)?.[0] ?? "features"} />
    </>
  );
}

/** The one that was asked for, else the one that answers for every host, else the first. */
function chosenOf(brands: readonly BrandName[], asked: number | undefined): BrandName | undefined {
  return brands.find(({ id }) => id === asked) ?? brands.find(({ host }) => host === "*") ?? brands[0];
}

function Tabs() {
  return (
    <nav aria-label="Parts of the settings" className="flex flex-wrap gap-1 border-b border-line">
      {PARTS.map(([part, title]) => (
        <Link
          key={part}
          to="/settings/$part"
          params={{ part }}
          search={true}
          className="-mb-px min-h-9 rounded-t-lg border-b-2 border-transparent px-3 py-2 text-soft hover:text-ink aria-[current=page]:border-bulb aria-[current=page]:font-semibold aria-[current=page]:text-ink"
        >
          {title}
        </Link>
      ))}
    </nav>
  );
}

function Part({ brand, part }: { brand: number; part: PartName }) {
  const query = useQuery({ ...settingsOf(brand), refetchInterval: REFRESH_MS });
  if (query.isPending) return <Waiting />;
  if (query.isLoadingError) return <Failed fault={query.error} onRetry={() => void query.refetch()} />;
  const { data } = query;
  switch (part) {
    case "features":
      return <SectionForm brand={brand} section="features" data={data} part={FeaturesPart} />;
    case "registration":
      return <SectionForm brand={brand} section="register" data={data} part={RegistrationPart} />;
    case "site-status":
      return <SectionForm brand={brand} section="status" data={data} part={SiteStatusPart} />;
    case "resources":
      return <SectionForm brand={brand} section="resources" data={data} part={ResourcesPart} />;
    case "passwords":
      return <SectionForm brand={brand} section="passwords" data={data} part={PasswordsPart} />;
  }
}
