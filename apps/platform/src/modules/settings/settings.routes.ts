import { getCountries, getCountryCallingCode } from "libphonenumber-js/min";
import { z } from "zod";
import { answer, success, wireTime } from "../../http/answers/answer.ts";
import type { App } from "../../http/app.ts";
import type { Platform } from "../../platform.ts";
import { messageOf, permissionOf, permissionValue } from "./permission.ts";
import { visitOf } from "./visiting/visitor.ts";

const statusValue = z
  .object({
    status: z.union([z.literal(0), z.literal(1), z.literal(2)]),
    maintenanceEnd: wireTime.nullable(),
    message: z.string(),
    version: z.string().meta({
      description: "The version of the permission answer; when it changes, request it again.",
    }),
    now: wireTime.meta({ description: "The server's clock, for countdowns." }),
  })
  .meta({ id: "SystemStatus" });
const countryCode = z
  .object({ countryCode: z.string(), countryDialingCode: z.string() })
  .meta({ id: "CountryCode" });

/** What the site fetches when it starts, and while it runs. */
export function settingsRoutes(app: App, platform: Platform): void {
  const permission = {
    summary: "The settings of this brand's site, and whether it is open to the visitor",
    querystring: z.object({ url: z.string().max(300).optional() }),
    response: { 200: answer(permissionValue) },
  };
  app.get("/api/v1/permission", { schema: permission }, async (request) =>
    success(permissionOf(await visitOf(platform, request), request.ip)),
  );

  const status = {
    summary:
      "Whether the site is open: 0 for yes, 1 for maintenance, 2 for closed " +
      "to the visitor's country",
    response: { 200: answer(statusValue) },
  };
  app.get("/api/v1/system-status", { schema: status }, async (request) => {
    const visit = await visitOf(platform, request);
    const { maintenanceEnd } = visit.settings.status;
    return success({
      status: visit.status,
      maintenanceEnd,
      message: messageOf(visit),
      version: visit.stamp,
      now: Temporal.Now.instant().toString(),
    });
  });

  const countries = {
    summary: "Every country's dialling code",
    response: { 200: answer(z.array(countryCode)) },
  };
  const list = getCountries().map((country) => ({
    countryCode: country,
    countryDialingCode: getCountryCallingCode(country),
  }));
  app.get("/api/v1/country-codes", { schema: countries }, async (_request, reply) => {
    void reply.header("cache-control", "public, max-age=86400");
    return success(list);
  });
}
