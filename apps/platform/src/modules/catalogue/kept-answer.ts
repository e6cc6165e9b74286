import type { Tx } from "@perya/postgres";
import type { z } from "zod";
import { readyAnswer, type Answer, type ReadyAnswer } from "../../http/ready-answer.ts";
import { clientValues } from "./client-values.ts";
import { kept } from "./kept.ts";

/** Bytes of an answer and of its two packings, which are an eighth of it each. */
const WITH_PACKS = 1.25;

/** What the player API answers to one question of a brand's catalogue, made ready once and kept until the catalogue changes. */
export function keptAnswer<Value extends z.ZodType>(
  tx: Tx,
  question: object,
  schema: Answer<Value>,
  ask: () => Promise<z.output<Value>>,
): Promise<ReadyAnswer> {
  const telling = Object.fromEntries(
    Object.entries(question).filter(([name]) => !(name in clientValues.shape)),
  );
  return kept(
    tx,
    telling,
    async () => readyAnswer(schema, await ask()),
    ({ bytes }) => bytes.length * WITH_PACKS,
  );
}
