import type { BrandSettings } from "@perya/api-client/operator";
import { useQuery } from "@tanstack/react-query";
import { ForBrand } from "../../shared/lists/for-brand.tsx";
import { PartTabs } from "../../shared/layout/part-tabs.tsx";
import { Failed, Waiting } from "../../shared/lists/table.tsx";
import { ApprovalLimitsPart } from "./approval-limits-part.tsx";
import { FeaturesPart } from "./features/features-part.tsx";
import { GeneratedPart } from "./generated/generated-part.tsx";
import { LanguagePart } from "./language-part.tsx";
import { MenusPart } from "./menus/menus-part.tsx";
import { RegistrationPart } from "./registration/registration-part.tsx";
import { ResourcesPart } from "./resources/resources-part.tsx";
import { SectionForm } from "./drafts/section-form.tsx";
import type { SectionName } from "./settings.ts";
import { SiteStatusPart } from "./site-status-part.tsx";
import { SmsPart } from "./sms-part.tsx";
import { VipPart } from "./vip/vip-part.tsx";
import { settingsOf } from "./drafts/use-draft.ts";

/** Sections with a form of their own, by the address of their part. */
const OWN_FORMS = {
  features: "features",
  registration: "register",
  "site-status": "status",
  resources: "resources",
  language: "language",
  sms: "sms",
  menus: "menus",
  vip: "vip",
} as const satisfies Readonly<Record<string, SectionName>>;

const LIMITS = "approval-limits";

/** How soon an editor notices that a colleague saved. */
const REFRESH_MS = 10_000;

/** A brand's settings, one section at a time. */
export function SettingsArea({ part }: { part: string }) {
  return <ForBrand label="Settings of">{({ id }) => <Parts brand={id} part={part} />}</ForBrand>;
}

function Parts({ brand, part }: { brand: number; part: string }) {
  const query = useQuery({ ...settingsOf(brand), refetchInterval: REFRESH_MS });
  if (query.isPending) return <Waiting />;
  if (query.isLoadingError)
    return <Failed fault={query.error} onRetry={() => void query.refetch()} />;
  const parts = partsOf(query.data);
  const open = parts.find(([name]) => name === part)?.[0] ?? "features";
  return (
    <>
      <PartTabs label="Parts of the settings" to="/settings/$part" parts={parts} />
      {open === LIMITS ? (
        <ApprovalLimitsPart key={brand} brand={brand} />
      ) : (
        <Section key={`${brand} ${open}`} brand={brand} part={open} data={query.data} />
      )}
    </>
  );
}

/** Every part with its title: a section that a module brings along is one by itself. */
function partsOf({ sections }: BrandSettings): [part: string, title: string][] {
  const ownForms = Object.entries(OWN_FORMS) as [string, string][];
  const parts = sections.map(({ section, title }): [string, string] => [
    ownForms.find(([, name]) => name === section)?.[0] ?? section,
    title,
  ]);
  return [...parts, [LIMITS, "Approval limits"]];
}

interface SectionProps {
  readonly brand: number;
  readonly part: string;
  readonly data: BrandSettings;
}

function Section({ brand, part, data }: SectionProps) {
  switch (part) {
    case "features":
      return <SectionForm brand={brand} section="features" data={data} part={FeaturesPart} />;
    case "registration":
      return <SectionForm brand={brand} section="register" data={data} part={RegistrationPart} />;
    case "site-status":
      return <SectionForm brand={brand} section="status" data={data} part={SiteStatusPart} />;
    case "resources":
      return <SectionForm brand={brand} section="resources" data={data} part={ResourcesPart} />;
    case "language":
      return <SectionForm brand={brand} section="language" data={data} part={LanguagePart} />;
    case "sms":
      return <SectionForm brand={brand} section="sms" data={data} part={SmsPart} />;
    case "vip":
      return <SectionForm brand={brand} section="vip" data={data} part={VipPart} />;
    case "menus":
      return <SectionForm brand={brand} section="menus" data={data} part={MenusPart} />;
    default:
      // The server named it, so it is one; which one is known only when the page runs.
      return (
        <SectionForm brand={brand} section={part as SectionName} data={data} part={GeneratedPart} />
      );
  }
}
