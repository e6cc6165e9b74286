import { z } from "zod";
import { answer, nothing, Refusal, success } from "../../../http/answers/answer.ts";
import { joinRefusals, refusalsOf } from "../../../http/answers/refusals.ts";
import type { App } from "../../../http/app.ts";
import type { Platform } from "../../../platform.ts";
import { recordAudit } from "../../audit/index.ts";
import { addHost, allBrands, hostName, hostsOf } from "../../brands/index.ts";
import { profilesOf } from "../../profiles/index.ts";
import { brandInReach, requireStaff } from "../../staff/index.ts";
import { askForBrand } from "./brand-approval.ts";
import { ASK_REFUSALS, HOST_REFUSALS } from "./brand-refusals.ts";
import { openBrand, refuseBrand, wantedBrand } from "./open-brand.ts";

const reason = z.string().trim().min(3).max(500);

const brand = z
  .object({
    id: z.number().int(),
    name: z.string(),
    hosts: z.array(z.string()).meta({ description: "The main one first; * is every other host." }),
    currency: z.string(),
    country: z.string(),
    zone: z.string(),
    minimumAge: z.number().int(),
    realMoney: z.boolean(),
    profiles: z.array(z.string()),
  })
  .meta({ id: "BrandAbout" });

const opened = z
  .object({
    status: z.enum(["DONE", "WAITING"]),
    brand: z.number().int().optional(),
    approvalId: z.string().optional(),
  })
  .meta({ id: "BrandOpened", description: "Open, or waiting for a second person." });

/** The house's brands: what was decided about each, and new ones. */
export function houseBrandRoutes(app: App, platform: Platform): void {
  const { db } = platform;
  const listing = {
    summary: "Every brand, with its hosts",
    response: { 200: answer(z.array(brand)) },
  };
  app.get(
    "/operator/v1/house-brands",
    { preHandler: requireStaff(platform, "brands.read"), schema: listing },
    async () => {
      const brands = await allBrands(db, null);
      const ids = brands.map(({ id }) => id);
      const [hosts, profiles] = await Promise.all([hostsOf(db, ids), profilesOf(db, ids)]);
      return success(
        brands.map(({ id, host, ...about }) => ({
          ...about,
          id: Number(id),
          hosts: [...(hosts.get(id) ?? [host])],
          profiles: [...(profiles.get(id) ?? [])],
        })),
      );
    },
  );
  openRoute(app, platform);
  hostRoute(app, platform);
}

function openRoute(app: App, platform: Platform): void {
  app.post(
    "/operator/v1/house-brands",
    {
      preHandler: requireStaff(platform, "brands.write"),
      schema: {
        summary: "Opens a brand; for real money a second person has to agree",
        body: wantedBrand.extend({ reason }),
        response: { 200: answer(opened) },
        refusals: refusalsOf(ASK_REFUSALS),
      },
    },
    async ({ staff, body: { reason: why, ...wanted } }) =>
      platform.db.inTransaction(async (tx) => {
        if (wanted.realMoney) {
          const refused = await refuseBrand(tx, wanted);
          if (refused) fail(refused, ASK_REFUSALS);
          const asked = await askForBrand(tx, staff, wanted, why);
          if (!asked.ok) fail(asked, ASK_REFUSALS);
          return success({ status: "WAITING" as const, approvalId: asked.value });
        }
        const { username } = staff;
        const made = await openBrand(tx, platform, wanted, username);
        if (!made.ok) fail(made, ASK_REFUSALS);
        await recordAudit(tx, {
          actor: username,
          action: "brand.create",
          subject: made.value.host,
          brandId: made.value.id,
          after: wanted,
          reason: why,
        });
        return success({ status: "DONE" as const, brand: Number(made.value.id) });
      }),
  );
}

function hostRoute(app: App, platform: Platform): void {
  app.post(
    "/operator/v1/house-brands/:brand/hosts",
    {
      preHandler: requireStaff(platform, "brands.write"),
      schema: {
        summary: "Lets a brand answer at one more host",
        params: z.object({ brand: z.coerce.number().int().min(1).max(2_147_483_647) }),
        body: z.object({ host: hostName, reason }),
        response: { 200: answer(nothing) },
        refusals: joinRefusals(refusalsOf(HOST_REFUSALS), { 404: ["NOT_FOUND"] }),
      },
    },
    async ({ staff, params, body }) => {
      const { id, host: main } = await brandInReach(platform, staff, params.brand);
      await platform.db.inTransaction(async (tx) => {
        const added = await addHost(tx, id, body.host);
        if (!added.ok) fail(added, HOST_REFUSALS);
        await recordAudit(tx, {
          actor: staff.username,
          action: "brand.add-host",
          subject: main,
          brandId: id,
          after: { host: body.host },
          reason: body.reason,
        });
      });
      return success({});
    },
  );
}

function fail<Code extends string>(
  { refusal, detail }: { readonly refusal: Code; readonly detail?: string | undefined },
  table: Readonly<Record<Code, readonly [status: number, sentence: string]>>,
): never {
  const [status, sentence] = table[refusal];
  throw new Refusal(status, refusal, detail === undefined ? sentence : `${sentence} (${detail})`);
}
