import type { LanguageCode } from "@perya/languages";
import type { Tx } from "@perya/postgres";
import type { z } from "zod";
import { readyAnswer, type Answer, type ReadyAnswer } from "../../../http/answers/ready-answer.ts";
import { clientValues } from "../games/client-values.ts";
import { keptIn, type Catalogue } from "./kept.ts";

/** Bytes of an answer and of its two compressed forms, each an eighth of it. */
const WITH_PACKS = 1.25;

/**
 * The player API's answer to one query of a brand's catalogue for readers of some languages,
 * prepared once and cached until the catalogue changes.
 */
export function keptAnswer<Value extends z.ZodType>(
  tx: Tx,
  question: object,
  schema: Answer<Value>,
  readable: readonly LanguageCode[],
  ask: (languages: readonly LanguageCode[], catalogue: Catalogue) => Promise<z.output<Value>>,
): Promise<ReadyAnswer> {
  const telling = Object.fromEntries(
    Object.entries(question).filter(([name]) => !(name in clientValues.shape)),
  );
  return keptIn(
    tx,
    readable,
    telling,
    async (languages, catalogue) => readyAnswer(schema, await ask(languages, catalogue)),
    ({ bytes }) => bytes.length * WITH_PACKS,
  );
}
