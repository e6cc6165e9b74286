import { z } from "zod";
import { wireTime } from "../../http/answers/answer.ts";
import { moduleTree } from "./features.ts";
import { menusOf, menusValue } from "./menus/wire-menus.ts";
import { SECTIONS, type BrandSettings } from "./settings.ts";
import type { Visit } from "./visiting/visitor.ts";

const node: z.ZodType<{
  modId: string;
  enabled: string;
  childrenNodes: { modId: string; enabled: string; childrenNodes: never[] }[];
}> = z
  .object({
    modId: z.string(),
    enabled: z.enum(["0", "1"]),
    childrenNodes: z.array(
      z.object({
        modId: z.string(),
        enabled: z.enum(["0", "1"]),
        childrenNodes: z.array(z.never()),
      }),
    ),
  })
  .meta({ id: "ModuleNode" });
export const whitelabelValue = z.array(node);
const resources = SECTIONS.resources.shape;
/** Everything a site needs to start. */
export const permissionValue = z
  .object({
    info: z.object({
      brand: z.object({
        name: z.string(),
        currency: z.string(),
        realMoney: z.boolean(),
        zone: z.string().meta({ description: "IANA time zone of its days." }),
      }),
      whitelabel: whitelabelValue,
      register: SECTIONS.register,
      resources: resources.list,
      customerService: resources.customerService,
      service: SECTIONS.service,
      activity: z.object({
        shown: z.boolean().meta({ description: "Whether the site shows what happens." }),
        pools: z.boolean().meta({
          description: "Whether its home page shows the pools of its jackpots.",
        }),
        jackpot: z.boolean().meta({
          description: "Whether it has the decorative jackpot; never with real money.",
        }),
      }),
      analytics: z.object({ gtagId: resources.gtagId }),
      imageCDNs: resources.imageCDNs,
      launchGameCDNs: resources.launchGameCDNs,
      menus: menusValue,
    }),
    location: z.object({ ip: z.string(), country: z.string().nullable() }),
    maintenance: z.boolean(),
    regionRestriction: z.boolean(),
    maintenanceEnd: wireTime.nullable(),
    message: z.string(),
    version: z.string().meta({
      description: "Changes with every change of the settings, and of what the menus lead to.",
    }),
  })
  .meta({ id: "Permission" });

/** The tree of a brand's enabled features. */
export function whitelabelOf(settings: BrandSettings): z.infer<typeof whitelabelValue> {
  const { features, referral } = settings;
  // What invites friends to nothing is no feature.
  const tree = moduleTree({ ...features, REFERRAL: features.REFERRAL && referral.on });
  // By its type, leaves of the tree could have children; none has.
  return tree as z.infer<typeof whitelabelValue>;
}

/** What a visitor's site may do and must show. */
export function permissionOf(visit: Visit, ip: string): z.infer<typeof permissionValue> {
  const { brand, settings, offered, stamp, country, status } = visit;
  const { list, customerService, gtagId, imageCDNs, launchGameCDNs } = settings.resources;
  return {
    info: {
      brand: {
        name: brand.name,
        currency: brand.currency,
        realMoney: brand.realMoney,
        zone: brand.zone,
      },
      whitelabel: whitelabelOf(settings),
      register: settings.register,
      resources: list,
      customerService,
      service: settings.service,
      activity: {
        shown: settings.activity.shown,
        pools: settings.jackpots.onHome && offered.has("jackpots"),
        jackpot: settings.activity.jackpot && !brand.realMoney,
      },
      analytics: { gtagId },
      imageCDNs,
      launchGameCDNs,
      menus: menusOf(settings, offered),
    },
    location: { ip, country: country ?? null },
    maintenance: status === 1,
    regionRestriction: status === 2,
    maintenanceEnd: settings.status.maintenanceEnd,
    message: messageOf(visit),
    version: stamp,
  };
}

/** The brand's message about its closed site; empty while it is open. */
export function messageOf({ status, settings }: Visit): string {
  if (status === 1) return settings.status.maintenanceMessage;
  return status === 2 ? settings.status.restrictionMessage : "";
}
