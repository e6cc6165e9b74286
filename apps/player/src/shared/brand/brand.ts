import type { Permission } from "@perya/api-client/player";
import { createContext, use } from "react";

/** The switches a brand has, as the specification names them. */
export type Feature =
  | "USERNAMEREG"
  | "MOBILEREG"
  | "MOBILEPASSREG"
  | "SMSVERIFY"
  | "PHONELOGIN"
  | "MOBILEVERCODELOGIN3"
  | "FIREBASE"
  | "FREEPLAY"
  | "NEWIPVERIFY"
  | "LOGINFIRST"
  | "CHNGPASSMAIL3"
  | "CHNGPASSVERIF3"
  | "PWDEXPIRY"
  | "BONUSDETAILS"
  | "REWARDCENTER"
  | "REFERRAL"
  | "MISSIONS"
  | "MANUALREBATE";

type Info = Permission["info"];

/** A brand's site settings, and the visitor's location. */
export interface Brand extends Pick<
  Info,
  | "register"
  | "resources"
  | "customerService"
  | "service"
  | "activity"
  | "analytics"
  | "imageCDNs"
  | "launchGameCDNs"
  | "menus"
> {
  readonly name: string;
  readonly currency: string;
  /** IANA time zone of the days and times that are shown. */
  readonly zone: string;
  /** Whether its players can win money; a demo brand plays for play money. */
  readonly realMoney: boolean;
  /** What is switched on. */
  readonly features: ReadonlySet<string>;
  readonly location: Permission["location"];
  /** Another one after every change. */
  readonly version: string;
}

const known = new WeakMap<Permission, Brand>();

/**
 * The brand's settings, read once for all parts of a page: a lobby uses them a hundred times.
 */
export const BrandHere = createContext<Brand | undefined>(undefined);

/**
 * The brand's settings. The same object until something changes; changes by staff are followed
 * while the page is open (see `use-status.ts`).
 */
export function useBrand(): Brand {
  const brand = use(BrandHere);
  if (!brand) throw new Error("What the brand has decided is known inside of the guard only.");
  return brand;
}

/** Whether the brand has switched something on. */
export function isOn(brand: Brand, feature: Feature): boolean {
  return brand.features.has(feature);
}

/** The answer as pages read it. */
export function brandOf(permission: Permission): Brand {
  const brand = known.get(permission) ?? readBrand(permission);
  known.set(permission, brand);
  return brand;
}

function readBrand({ info, location, version }: Permission): Brand {
  const { brand, whitelabel, ...rest } = info;
  const nodes = whitelabel.flatMap((node) => [node, ...node.childrenNodes]);
  const features = new Set(
    nodes.filter(({ enabled }) => enabled === "1").map(({ modId }) => modId),
  );
  return {
    ...rest,
    name: brand.name,
    currency: brand.currency,
    zone: brand.zone,
    realMoney: brand.realMoney,
    features,
    location,
    version,
  };
}
