import type { ReactNode } from "react";
import { Panel } from "../../../shared/layout/page.tsx";
import { SeenPicture } from "../../../shared/format/seen-picture.tsx";
import type { Settings } from "../settings.ts";

type Resource = Settings["resources"]["list"][number];

/** Where the site shows its links, and what stands on those of each kind that have no label. */
const PLACES = [
  [
    "At the foot of every page",
    {
      AFFILIATELINK: "Affiliates",
      FACEBOOK: "Facebook",
      TELEGRAM: "Telegram",
      YOUTUBE: "YouTube",
      INSTAGRAM: "Instagram",
      WHATSAPP: "WhatsApp",
      LINE: "LINE",
      USDJUMP: "USD site",
    },
  ],
  ["On the download page", { ANDROID: "Download for Android", MOBILECONFIG: "Download for iOS" }],
  ["In the menu", { CHATROOM: "Chat room" }],
] as const satisfies readonly (readonly [string, Readonly<Record<string, string>>])[];
/** Places that have room for one of each kind. */
const ONE_OF_A_KIND: readonly string[] = ["ANDROID", "MOBILECONFIG", "CHATROOM"];

/** The links as players will see them, while they are written. Each can be tried. */
export function ResourcesPreview({ list }: { list: readonly Resource[] }) {
  const shown = list.filter(isShown);
  return (
    <Panel title="As players see them">
      {shown.length === 0 && <p className="text-soft">No link has an address, so none is shown.</p>}
      {PLACES.map(([place, names]: readonly [string, Readonly<Record<string, string>>]) => (
        <Place key={place} title={place}>
          {shown
            .filter(({ resourceType }) => resourceType in names)
            .map((link, at) => (
              <Pill key={at} link={link} words={link.labelNameEn || names[link.resourceType]} />
            ))}
        </Place>
      ))}
    </Panel>
  );
}

/**
 * Whether the site has a link to show: one with an address, and the first where there is room for
 * one.
 */
function isShown({ resourceType, url }: Resource, at: number, list: readonly Resource[]): boolean {
  const isSame = (one: Resource) => one.resourceType === resourceType && one.url !== "";
  return url !== "" && (!ONE_OF_A_KIND.includes(resourceType) || list.findIndex(isSame) === at);
}

function Place({ title, children }: { title: string; children: readonly ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <figure className="grid gap-1.5">
      <figcaption className="text-xs text-soft">{title}</figcaption>
      <div className="flex flex-wrap gap-3">{children}</div>
    </figure>
  );
}

function Pill({ link: { url, qrCodeUrl }, words }: { link: Resource; words: string | undefined }) {
  return (
    <a
      href={/^https?:/i.test(url) ? url : undefined}
      target="_blank"
      rel="noreferrer"
      className="inline-flex min-h-11 items-center gap-3 rounded-xl border border-line bg-ground px-4 font-semibold text-ink hover:border-soft"
    >
      {qrCodeUrl !== "" && (
        <SeenPicture url={qrCodeUrl} shape="size-11 -ms-2 rounded-md" none="" broken="✕" />
      )}
      <bdi>{words}</bdi>
    </a>
  );
}
