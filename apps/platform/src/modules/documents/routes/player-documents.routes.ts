import { z } from "zod";
import { isPlainText } from "@perya/process";
import { answer, Refusal, success } from "../../../http/answers/answer.ts";
import { invalidField } from "../../../http/answers/errors.ts";
import { refusalsOf } from "../../../http/answers/refusals.ts";
import { readFileForm } from "../../../http/file-form.ts";
import type { App } from "../../../http/app.ts";
import { perPlayer } from "../../../http/visitors/per-player.ts";
import type { Platform } from "../../../platform.ts";
import { requireRealPlayer } from "../../identity/index.ts";
import { todayOf } from "../deciding/decide-document.ts";
import { givePerson } from "../give-person.ts";
import {
  documentForm,
  documentIn,
  FILE_REFUSALS,
  FORM_LIMITS,
} from "../uploading/document-form.ts";
import { sendDocument } from "../uploading/send-document.ts";
import { typedOf } from "../uploading/typed-of.ts";
import { describeVerification } from "./describe-verification.ts";
import { wireVerification } from "./wire.ts";

/** Calls a minute of one player, and of one address, behind which many may live. */
const CALLS = 20;
const ADDRESS = { rateLimit: { max: 300, timeWindow: "1 minute" } };

const SEND_REFUSALS = {
  ALREADY_WAITING: [409, "A document of this kind is being checked already."],
  TOO_MANY_DOCUMENTS: [422, "You have sent many documents today. Please try again tomorrow."],
  ...FILE_REFUSALS,
} as const;
const PERSON_REFUSALS = {
  KNOWN_ALREADY: [409, "Your name and date of birth are known already."],
  NAME_DIFFERS: [
    422,
    "This is not the name of your bank account. Please send a document, " +
      "or contact customer service.",
  ],
  TOO_YOUNG: [422, "You are too young to play here."],
} as const;

const person = z.object({
  fullName: z.string().trim().min(2).max(120).refine(isPlainText),
  birthDate: z.iso.date(),
});

/** A player's documents, and the level that they prove. */
export function playerDocumentRoutes(app: App, platform: Platform): void {
  const { db } = platform;
  const signedIn = requireRealPlayer(platform);
  const preHandler = [signedIn, perPlayer(app, CALLS)];
  const response = { 200: answer(wireVerification) };

  const reading = { summary: "What the player has proven, and what the levels allow", response };
  app.get("/api/v1/documents", { preHandler: signedIn, schema: reading }, async (request) =>
    success(await describeVerification(platform, request.player.id)),
  );

  const sending = {
    summary: "Sends a document with its files for staff to check",
    upload: documentForm,
    response,
    refusals: refusalsOf(SEND_REFUSALS),
  };
  app.post(
    "/api/v1/documents",
    { preHandler, config: ADDRESS, schema: sending },
    async (request) => {
      const { player } = request;
      const form = await readFileForm(request, FORM_LIMITS);
      const { kind, key, texts, files } = await documentIn(form);
      const typed = typedOf(kind, texts, await todayOf(db, player.brandId));
      if ("wrong" in typed) throw invalidField(typed.wrong, "is missing or not valid");
      const sent = await sendDocument(platform, { player, kind, key, files, ...typed });
      if (!sent.ok) throw refusal(SEND_REFUSALS, sent.refusal);
      return success(await describeVerification(platform, player.id));
    },
  );

  const giving = {
    summary: "Gives a name and a date of birth that were not asked for at registration",
    body: person,
    response,
    refusals: refusalsOf(PERSON_REFUSALS),
  };
  app.post(
    "/api/v1/documents/person",
    { preHandler, config: ADDRESS, schema: giving },
    async ({ player, body }) => {
      const given = await givePerson(platform, player, body);
      if (!given.ok) throw refusal(PERSON_REFUSALS, given.refusal);
      return success(await describeVerification(platform, player.id));
    },
  );
}

function refusal<Code extends string>(
  table: Readonly<Record<Code, readonly [status: number, sentence: string]>>,
  code: Code,
): Refusal {
  return new Refusal(table[code][0], code, table[code][1]);
}
