import type { Permission } from "@perya/api-client/player";
import { useEffect, type ReactNode } from "react";
import { OutsideService } from "../../shared/brand/outside-service.tsx";
import { NAMES } from "../../shared/language/language.ts";
import { Facts } from "../../shared/layout/page.tsx";
import { useText } from "../../shared/language/text.ts";
import type { SiteStatus } from "../../shared/live/use-status.ts";
import { ClosedScene } from "./closed-scene.tsx";
import { TimeLeft } from "./time-left.tsx";

interface ClosedProps {
  readonly status: SiteStatus;
  readonly permission: Permission | undefined;
}

/**
 * Why the site is closed, with details and actions: maintenance, or the visitor's country.
 */
export default function ClosedPage({ status, permission }: ClosedProps) {
  const t = useText("status");
  const contacts = permission?.info.customerService ?? [];
  if (status.status === 1)
    return (
      <Closed
        title={t("maintenance.title")}
        text={status.message || t("maintenance.text")}
        contacts={contacts}
      >
        {status.maintenanceEnd && <TimeLeft end={status.maintenanceEnd} />}
        <p className="text-sm text-soft">{t("maintenance.wait")}</p>
      </Closed>
    );
  return (
    <Closed
      title={t("restricted.title")}
      text={status.message || t("restricted.text")}
      contacts={contacts}
    >
      <Where location={permission?.location} />
    </Closed>
  );
}

interface FrameProps {
  readonly title: string;
  readonly text: string;
  readonly contacts: Permission["info"]["customerService"];
  readonly children: ReactNode;
}

function Closed({ title, text, contacts, children }: FrameProps) {
  const t = useText("shell");
  useEffect(() => {
    const before = document.title;
    document.title = `${title} · ${t("brand")}`;
    return () => {
      document.title = before;
    };
  }, [title, t]);
  return (
    <main className="mx-auto grid min-h-dvh w-full max-w-xl content-start gap-5 px-4 py-10 pt-[max(2.5rem,14dvh)]">
      <div className="overflow-hidden rounded-3xl border border-line bg-raised">
        <ClosedScene />
        <div className="grid justify-items-center gap-4 p-6 text-center sm:p-8">
          <h1 className="font-display text-3xl font-extrabold">{title}</h1>
          <p dir="auto" className="max-w-md text-soft">
            {text}
          </p>
          {children}
          <OutsideService contacts={contacts} />
        </div>
      </div>
    </main>
  );
}

/** Where the server thinks the visitor is, for customer service. */
function Where({ location }: { location: Permission["location"] | undefined }) {
  const t = useText("status");
  if (!location) return null;
  const { ip, country } = location;
  const name =
    country === null
      ? t("restricted.unknown")
      : (new Intl.DisplayNames([NAMES], { type: "region" }).of(country) ?? country);
  return (
    <div className="w-full text-start">
      <Facts
        facts={[
          [
            t("restricted.ip"),
            <bdi key="ip" dir="ltr">
              {ip}
            </bdi>,
          ],
          [t("restricted.country"), name],
        ]}
      />
    </div>
  );
}
