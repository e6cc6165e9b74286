import { z } from "zod";
import type { App } from "../../../../http/app.ts";
import { PICTURE, sendPicture } from "../../../../http/answers/send-picture.ts";
import type { Platform } from "../../../../platform.ts";
import { requireStaff } from "../../../staff/index.ts";
import { refusing, toHttp } from "../../refusals.ts";
import { slipType, type SlipFiles } from "../../slips/slip-files.ts";
import { withdrawalByPublicId } from "../withdrawals.store.ts";
import { legParams } from "./answers.routes.ts";
import { selectLegPictures, selectLegs } from "./legs.store.ts";

/** The pictures that a dispute rests on, for staff. */
export function legPictureRoutes(app: App, platform: Platform, slips: SlipFiles): void {
  const { db } = platform;
  const schema = {
    summary: "A picture of a disputed transfer: the player's, or the bank's proof",
    params: legParams.extend({ picture: z.coerce.number().int().min(1).max(1_000) }),
    response: { 200: PICTURE },
    refusals: refusing({ NOT_FOUND: true }),
  };
  app.get(
    "/operator/v1/withdrawals/:id/legs/:leg/pictures/:picture",
    { preHandler: requireStaff(platform, "withdrawals.read"), schema },
    async (request, reply) => {
      const { id, leg: n, picture } = request.params;
      const { brandId } = request.staff;
      const withdrawal = await withdrawalByPublicId(db, id, { brandId });
      const legs = withdrawal ? await selectLegs(db, withdrawal.id) : [];
      const leg = legs.find((one) => one.n === n);
      const pictures = leg ? await selectLegPictures(db, [leg.id]) : [];
      const found = pictures.find((one) => one.n === picture);
      if (!found) throw toHttp({ refusal: "NOT_FOUND" });
      const kind = slipType(found.file) === "image/png" ? "png" : "jpg";
      return sendPicture(reply, { kind, bytes: await slips.get(found.file) });
    },
  );
}
