import { useQuery } from "@tanstack/react-query";
import { ForBrand } from "../../shared/lists/for-brand.tsx";
import { PartTabs } from "../../shared/layout/part-tabs.tsx";
import { Failed, Waiting } from "../../shared/lists/table.tsx";
import { ApprovalLimitsPart } from "./approval-limits-part.tsx";
import { FeaturesPart } from "./features/features-part.tsx";
import { LanguagePart } from "./language-part.tsx";
import { PasswordsPart } from "./passwords-part.tsx";
import { RegistrationPart } from "./registration/registration-part.tsx";
import { ResourcesPart } from "./resources/resources-part.tsx";
import { SectionForm } from "./drafts/section-form.tsx";
import { SiteStatusPart } from "./site-status-part.tsx";
import { SmsPart } from "./sms-part.tsx";
import { settingsOf } from "./drafts/use-draft.ts";

const PARTS = [
  ["features", "Features"],
  ["registration", "Registration form"],
  ["site-status", "Site status"],
  ["resources", "Resources"],
  ["language", "Language"],
  ["passwords", "Passwords"],
  ["approval-limits", "Approval limits"],
  ["sms", "Text messages"],
] as const;

type PartName = (typeof PARTS)[number][0];
/** The parts that are sections of the settings, saved on the version that was seen. */
type SectionPart = Exclude<PartName, "approval-limits">;

/** How soon an editor notices that a colleague saved. */
const REFRESH_MS = 10_000;

/** A brand's settings, one section at a time. */
export function SettingsArea({ part }: { part: string }) {
  return (
    <ForBrand label="Settings of">
      {({ id }) => (
        <>
          <PartTabs label="Parts of the settings" to="/settings/$part" parts={PARTS} />
          <Part
            key={`${id} ${part}`}
            brand={id}
            part={PARTS.find(([name]) => name === part)?.[0] ?? "features"}
          />
        </>
      )}
    </ForBrand>
  );
}

function Part({ brand, part }: { brand: number; part: PartName }) {
  return part === "approval-limits" ? (
    <ApprovalLimitsPart brand={brand} />
  ) : (
    <Section brand={brand} part={part} />
  );
}

function Section({ brand, part }: { brand: number; part: SectionPart }) {
  const query = useQuery({ ...settingsOf(brand), refetchInterval: REFRESH_MS });
  if (query.isPending) return <Waiting />;
  if (query.isLoadingError)
    return <Failed fault={query.error} onRetry={() => void query.refetch()} />;
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
    case "language":
      return <SectionForm brand={brand} section="language" data={data} part={LanguagePart} />;
    case "passwords":
      return <SectionForm brand={brand} section="passwords" data={data} part={PasswordsPart} />;
    case "sms":
      return <SectionForm brand={brand} section="sms" data={data} part={SmsPart} />;
  }
}
