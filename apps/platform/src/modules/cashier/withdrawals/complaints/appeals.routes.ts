import { z } from "zod";
import { answer, success } from "../../../../http/answers/answer.ts";
import { invalidField } from "../../../../http/answers/errors.ts";
import { joinRefusals, refusalsOf } from "../../../../http/answers/refusals.ts";
import type { App } from "../../../../http/app.ts";
import { formImages, PICTURE_REFUSALS, readPictureForm } from "../../../../http/picture-form.ts";
import type { Platform } from "../../../../platform.ts";
import { requireRealPlayer } from "../../../identity/index.ts";
import { perPlayer } from "../../per-player.guard.ts";
import { refusing, valueOf } from "../../refusals.ts";
import { keepSlips, type SlipFiles } from "../../slips/slip-files.ts";
import { legParams } from "../legs/answers.routes.ts";
import { toPlayer, wireWithdrawal } from "../player-wire.ts";
import { publishWithdrawal } from "../publish-withdrawal.ts";
import { appeal, type AppealRefusal } from "./appeal.ts";
import { COMPLAINT_LENGTH } from "./complaint.ts";

const APPEALS_A_MINUTE = 10;

/** A player's appeal against a transfer that staff closed as received. */
export function appealRoutes(app: App, platform: Platform, slips: SlipFiles): void {
  const { db } = platform;
  const schema = {
    summary: "Appeals against a transfer that was closed as received, once and within some days",
    params: legParams,
    upload: z.object({
      text: z.string().meta({ description: `3 to ${COMPLAINT_LENGTH} characters.` }),
      images: formImages,
    }),
    response: { 200: answer(wireWithdrawal) },
    refusals: joinRefusals(
      refusing<AppealRefusal>({
        NOT_FOUND: true,
        WRONG_STATE: true,
        APPEAL_LATE: true,
        COMPLAINT_OPEN: true,
      }),
      refusalsOf(PICTURE_REFUSALS),
    ),
  };
  app.post(
    "/api/v1/withdrawals/:id/legs/:leg/appeal",
    { preHandler: requireRealPlayer(platform), config: perPlayer(APPEALS_A_MINUTE), schema },
    async (request) => {
      const { texts, images } = await readPictureForm(request, ["text"]);
      const length = Array.from(texts.text).length;
      if (length < 3 || length > COMPLAINT_LENGTH) throw invalidField("text");
      const { id: publicId, leg: n } = request.params;
      const withdrawal = await keepSlips(slips, images, async (pictures) =>
        valueOf(
          await db.inTransaction((tx) =>
            appeal(tx, { player: request.player.id, publicId, n, text: texts.text, pictures }),
          ),
        ),
      );
      publishWithdrawal(platform, withdrawal);
      return success(await toPlayer(platform, withdrawal));
    },
  );
}
