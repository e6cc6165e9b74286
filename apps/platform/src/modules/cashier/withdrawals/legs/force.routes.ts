import { z } from "zod";
import { answer, success } from "../../../../http/answers/answer.ts";
import { invalidField } from "../../../../http/answers/errors.ts";
import { joinRefusals, refusalsOf } from "../../../../http/answers/refusals.ts";
import type { App } from "../../../../http/app.ts";
import { formImages, PICTURE_REFUSALS, readPictureForm } from "../../../../http/picture-form.ts";
import type { Platform } from "../../../../platform.ts";
import { requireStaff } from "../../../staff/index.ts";
import { refusing } from "../../refusals.ts";
import { keepSlips, type SlipFiles } from "../../slips/slip-files.ts";
import { staffReason } from "../../wire.ts";
import { decideWithdrawal } from "../decide-withdrawal.ts";
import { toWhole, whole } from "../operator-wire.ts";
import { legParams } from "./answers.routes.ts";
import { forceLeg } from "./force-leg.ts";
import type { ForceLegRefusal } from "./leg.ts";

const words = z.object({ proof: z.string().min(1).max(64), reason: staffReason });

/** Closing a transfer as received by the bank's proof. */
export function forceRoutes(app: App, platform: Platform, slips: SlipFiles): void {
  const { wallet } = platform;
  const schema = {
    summary:
      "Closes a disputed transfer as received by the bank's proof; it is closed once a second " +
      "person agrees",
    params: legParams,
    upload: words.extend({ images: formImages }),
    response: { 200: answer(whole) },
    refusals: joinRefusals(
      refusing<ForceLegRefusal>({
        NOT_FOUND: true,
        WRONG_STATE: true,
        TOO_NEW: true,
        PICTURES_NEEDED: true,
        SECOND_PERSON_NEEDED: true,
      }),
      refusalsOf(PICTURE_REFUSALS),
    ),
  };
  app.post(
    "/operator/v1/withdrawals/:id/legs/:leg/force",
    { preHandler: requireStaff(platform, "withdrawals.decide"), schema },
    async (request) => {
      const { params: path, staff } = request;
      const { texts, images } = await readPictureForm(request, ["proof", "reason"]);
      const read = words.safeParse(texts);
      if (!read.success) throw invalidField(String(read.error.issues[0]?.path[0] ?? "proof"));
      const { proof, reason } = read.data;
      const decided = await keepSlips(slips, images, (pictures) =>
        decideWithdrawal(
          platform,
          staff,
          { action: "withdrawal.force", subject: path.id, reason },
          (tx) =>
            forceLeg(tx, wallet, {
              publicId: path.id,
              n: path.leg,
              proof,
              reason,
              pictures,
              staff,
            }),
        ),
      );
      return success(await toWhole(platform, staff, decided));
    },
  );
}
