import { z } from "zod";
import { answer, success, wireTime } from "../../../http/answers/answer.ts";
import type { App } from "../../../http/app.ts";
import type { Platform } from "../../../platform.ts";
import { openOfKinds } from "../../approvals/index.ts";
import { requireStaff } from "../../staff/index.ts";
import { catalogueApprovals } from "./kinds.ts";

/** How many requests the list shows. */
const MOST_SHOWN = 200;

const vendorRequest = z
  .object({
    approvalId: z.string(),
    title: z.string().meta({ description: "The kind of request, in words." }),
    vendor: z.string().meta({ description: "The slug of the vendor, which may not exist yet." }),
    name: z.string(),
    details: z.array(z.object({ label: z.string(), value: z.string() })),
    reason: z.string().nullable(),
    askedBy: z.string(),
    expiresAt: wireTime,
  })
  .meta({
    id: "VendorRequest",
    description: "A change of a vendor that waits for a second person.",
  });

/** Vendor changes waiting for a second person, for everyone who may see vendors. */
export function vendorRequestRoutes(app: App, platform: Platform): void {
  const schema = {
    summary: "Vendor changes waiting for a second person, oldest first",
    response: { 200: answer(z.array(vendorRequest)) },
  };
  app.get(
    "/operator/v1/vendor-requests",
    { preHandler: requireStaff(platform, "vendors.read"), schema },
    async () => {
      const open = await openOfKinds(
        platform.db,
        catalogueApprovals.map(({ kind }) => kind),
        MOST_SHOWN,
      );
      return success(
        open.flatMap((approval) => {
          const kind = catalogueApprovals.find((one) => one.kind === approval.kind);
          if (!kind) return [];
          const {
            publicId: approvalId,
            subject: vendor,
            about: name,
            reason,
            askedBy,
            expiresAt,
          } = approval;
          const details = [...kind.details(approval)];
          return [
            {
              approvalId,
              title: kind.title,
              vendor,
              name,
              details,
              reason,
              askedBy,
              expiresAt: expiresAt.toString(),
            },
          ];
        }),
      );
    },
  );
}
