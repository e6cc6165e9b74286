import { getCountries, getCountryCallingCode } from "libphonenumber-js/min";
import { z } from "zod";
import { answer, success, wireTime } from "../../http/answer.ts";
import type { App } from "../../http/app.ts";
import type { Platform } from "../../platform.ts";
import { moduleTree } from "./features.ts";
import { SECTIONS } from "./settings.ts";
import { visitOf, type Visit } from "./visitor.ts";

const node: z.ZodType<{ modId: string; enabled: string; childrenNodes: { modId: string; enabled: string; childrenNodes: never[] }[] }> = z
  .object({
    modId: z.string(),
    enabled: z.enum(["0", "1"]),
    childrenNodes: z.array(z.object({ modId: z.string(), enabled: z.enum(["0", "1"]), childrenNodes: z.array(z.never()) })),
  })
  .meta({ id: "ModuleNode" });
const resources = SECTIONS.resources.shape;
const permissionValue = z.object({
  info: z.object({
    brand: z.object({ name: z.string(), currency: z.string() }),
    whitelabel: z.array(node),
    register: SECTIONS.register,
    resources: resources.list,
    customerService: resources.customerService,
    analytics: z.object({ gtagId: resources.gtagId }),
    imageCDNs: resources.imageCDNs,
    launchGameCDNs: resources.launchGameCDNs,
  }),
  location: z.object({ ip: z.string(), country: z.string().nullable() }),
  maintenance: z.boolean(),
  regionRestriction: z.boolean(),
  maintenanceEnd: wireTime.nullable(),
  message: z.string(),
});
const statusValue = z.object({
  status: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  maintenanceEnd: wireTime.nullable(),
  message: z.string(),
});
const countryCode = z.object({ countryCode: z.string(), countryDialingCode: z.string() }).meta({ id: "CountryCode" });

/** What the site asks for when it starts, and while it runs. */
export function settingsRoutes(app: App, platform: Platform): void {
  const permission = {
    summary: "What this brand's site may and must do, and whether it is open to the visitor",
    querystring: z.object({ url: z.string().max(300).optional() }),
    response: { 200: answer(permissionValue) },
  };
  app.get("/api/v1/permission", { schema: permission }, async (request) => success(permissionOf(await visitOf(platform, request), request.ip)));

  const status = {
    summary: "Whether the site is open: 0 for yes, 1 for maintenance, 2 for closed to the visitor's country",
    response: { 200: answer(statusValue) },
  };
  app.get("/api/v1/system-status", { schema: status }, async (request) => {
    const visit = await visitOf(platform, request);
    return success({ status: visit.status, maintenanceEnd: visit.settings.status.maintenanceEnd, message: messageOf(visit) });
  });

  const countries = { summary: "Every country's dialling code", response: { 200: answer(z.array(countryCode)) } };
  const list = getCountries().map((country) => ({ countryCode: country, countryDialingCode: getCountryCallingCode(country) }));
  app.get("/api/v1/country-codes", { schema: countries }, async (_request, reply) => {
    void reply.header("cache-control", "public, max-age=86400");
    return success(list);
  });
}

function permissionOf(visit: Visit, ip: string): z.infer<typeof permissionValue> {
  const { brand, settings, country, status } = visit;
  const { list, customerService, gtagId, imageCDNs, launchGameCDNs } = settings.resources;
  return {
    info: {
      brand: { name: brand.name, currency: brand.currency },
      whitelabel: moduleTree(settings.features) as z.infer<typeof permissionValue>["info"]["whitelabel"],
      register: settings.register,
      resources: list,
      customerService,
      analytics: { gtagId },
      imageCDNs,
      launchGameCDNs,
    },
    location: { ip, country: country ?? null },
    maintenance: status === 1,
    regionRestriction: status === 2,
    maintenanceEnd: settings.status.maintenanceEnd,
    message: messageOf(visit),
  };
}

function messageOf({ status, settings }: Visit): string {
  if (status === 1) return settings.status.maintenanceMessage;
  return status === 2 ? settings.status.restrictionMessage : "";
}
