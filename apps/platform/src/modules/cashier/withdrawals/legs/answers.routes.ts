import { z } from "zod";
import { answer, inputUnits, success } from "../../../../http/answers/answer.ts";
import { invalidField } from "../../../../http/answers/errors.ts";
import { joinRefusals, refusalsOf } from "../../../../http/answers/refusals.ts";
import type { App } from "../../../../http/app.ts";
import { formImages, PICTURE_REFUSALS, readPictureForm } from "../../../../http/picture-form.ts";
import type { Platform } from "../../../../platform.ts";
import { requireRealPlayer } from "../../../identity/index.ts";
import { perPlayer } from "../../per-player.guard.ts";
import { refusing, valueOf } from "../../refusals.ts";
import { keepSlips, type SlipFiles } from "../../slips/slip-files.ts";
import { idParam } from "../../wire.ts";
import { toPlayer, wireWithdrawal } from "../player-wire.ts";
import { publishWithdrawal } from "../publish-withdrawal.ts";
import { answerLeg, type Answer, type AnswerLegRefusal } from "./answer-leg.ts";
import { chooseWish, type ChooseWishRefusal } from "./choose-wish.ts";
import { WISHES } from "./leg.ts";

/** A leg in a path: a withdrawal and the number of its leg. */
export const legParams = idParam("wd").extend({ leg: z.coerce.number().int().min(1).max(1_000) });

const said = z.discriminatedUnion("said", [
  z.object({ said: z.literal("RECEIVED") }),
  z.object({ said: z.literal("NOT_RECEIVED") }),
  z.object({ said: z.literal("PARTLY_RECEIVED"), amount: inputUnits, rest: z.enum(WISHES) }),
]);

const form = z.object({
  said: z.enum(["RECEIVED", "NOT_RECEIVED", "PARTLY_RECEIVED"]),
  amount: inputUnits.optional().meta({ description: "What arrived, of a partly received leg." }),
  rest: z.enum(WISHES).optional().meta({ description: "What becomes of the rest." }),
  images: formImages,
});

const ANSWERS_A_MINUTE = 20;

/** What a player says of the transfers of a withdrawal. */
export function answerRoutes(app: App, platform: Platform, slips: SlipFiles): void {
  const { db, wallet } = platform;
  const schema = {
    summary:
      "Answers whether a transfer arrived: received, not received with 1 to 3 pictures, or " +
      "partly received with the amount and what becomes of the rest",
    params: legParams,
    upload: form,
    response: { 200: answer(wireWithdrawal) },
    refusals: joinRefusals(
      refusing<AnswerLegRefusal>({
        NOT_FOUND: true,
        WRONG_STATE: true,
        PICTURES_NEEDED: true,
        AMOUNT_TOO_LARGE: true,
      }),
      refusalsOf(PICTURE_REFUSALS),
    ),
  };
  app.post(
    "/api/v1/withdrawals/:id/legs/:leg/answer",
    { preHandler: requireRealPlayer(platform), config: perPlayer(ANSWERS_A_MINUTE), schema },
    async (request) => {
      const { texts, images } = await readPictureForm(request, ["said", "amount", "rest"]);
      const words = said.safeParse(texts);
      if (!words.success) throw invalidField(String(words.error.issues[0]?.path[0] ?? "said"));
      const { id: publicId, leg: n } = request.params;
      const withdrawal = await keepSlips(slips, images, async (pictures) => {
        const answered = await db.inTransaction((tx) =>
          answerLeg(tx, wallet, {
            player: request.player.id,
            publicId,
            n,
            answer: toAnswer(words.data, pictures),
          }),
        );
        return valueOf(answered);
      });
      publishWithdrawal(platform, withdrawal);
      return success(await toPlayer(platform, withdrawal));
    },
  );
}

/** What a player wants of money that came back. */
export function wishRoutes(app: App, platform: Platform): void {
  const { db, wallet } = platform;
  const schema = {
    summary: "Chooses, once, what becomes of a transfer's money that the bank sent back",
    params: legParams,
    body: z.object({ wish: z.enum(WISHES) }),
    response: { 200: answer(wireWithdrawal) },
    refusals: refusing<ChooseWishRefusal>({
      NOT_FOUND: true,
      WRONG_STATE: true,
      BANK_ACCOUNT_NOT_FOUND: true,
    }),
  };
  app.post(
    "/api/v1/withdrawals/:id/legs/:leg/wish",
    { preHandler: requireRealPlayer(platform), config: perPlayer(ANSWERS_A_MINUTE), schema },
    async (request) => {
      const { id: publicId, leg: n } = request.params;
      const named = { publicId, n, player: request.player.id, wish: request.body.wish };
      const withdrawal = valueOf(await db.inTransaction((tx) => chooseWish(tx, wallet, named)));
      publishWithdrawal(platform, withdrawal);
      return success(await toPlayer(platform, withdrawal));
    },
  );
}

function toAnswer(words: z.infer<typeof said>, pictures: readonly string[]): Answer {
  if (words.said === "RECEIVED") return words;
  if (words.said === "NOT_RECEIVED") return { ...words, pictures };
  return { said: words.said, units: BigInt(words.amount), rest: words.rest, pictures };
}
