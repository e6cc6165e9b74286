import { z } from "zod";
import { wireTime } from "../../../http/answers/answer.ts";
import { PIECE_BYTES, type List } from "../lists/list.ts";
import { MOMENTS } from "../port.ts";

const count = z.number().int();

export const wireList = z
  .object({
    file: z.string(),
    persons: count,
    numberOnly: count.meta({ description: "Persons whom only a number tells." }),
    nameOnly: count.meta({ description: "Persons whom only a name and a birth date tell." }),
    loadedBy: z.string(),
    loadedAt: wireTime,
    isOld: z.boolean().meta({ description: "It is older than the brand's setting allows." }),
    compared: count.meta({ description: "Accounts that were compared with it." }),
    excluded: count.meta({ description: "Those of them that are on it." }),
    comparedAt: wireTime.nullable().meta({ description: "Null while some still are to be." }),
  })
  .meta({ id: "RegisterList", description: "The list of a national register that is asked." });

export const wireComing = z
  .object({
    id: z.string(),
    state: z.enum(["SENDING", "READING", "FAILED"]),
    file: z.string(),
    bytes: count,
    bytesSent: count,
    bytesRead: count,
    persons: count,
    fault: z.string().nullable().meta({ description: "What is wrong with it, and in which line." }),
    sentBy: z.string(),
    pieceBytes: count.meta({ description: "Bytes of each piece but the last." }),
  })
  .meta({ id: "RegisterListComing", description: "A list that is not in force, or not yet." });

export const wireRegisters = z
  .object({
    realMoney: z.boolean().meta({ description: "Registers are asked for real money alone." }),
    moments: z
      .array(z.string())
      .meta({ description: "When the law wants registers asked, in words." }),
    answerHours: count.meta({ description: "Hours for which an answer counts for play." }),
    registers: z.array(
      z.object({
        name: z.string(),
        rule: z.string(),
        list: wireList.nullable(),
        coming: wireComing.nullable(),
      }),
    ),
  })
  .meta({ id: "Registers", description: "The national registers that a brand's law names." });

export const wireChecks = z
  .object({
    registers: z.array(
      z.object({
        register: z.string(),
        excluded: z.boolean(),
        until: wireTime.nullable(),
        askedAt: wireTime,
      }),
    ),
    checks: z.array(
      z.object({
        id: z.string(),
        register: z.string(),
        moment: z.enum(MOMENTS),
        outcome: z.enum(["CLEAR", "EXCLUDED", "UNKNOWN"]),
        at: wireTime,
      }),
    ),
  })
  .meta({ id: "RegisterChecks", description: "When registers were asked for a player." });

export function toWireList(list: List, oldBefore: Temporal.Instant): z.infer<typeof wireList> {
  const { file, persons, numberOnly, nameOnly, loadedBy, compared, excluded } = list;
  return {
    file,
    persons,
    numberOnly,
    nameOnly,
    loadedBy,
    compared,
    excluded,
    loadedAt: list.loadedAt.toString(),
    isOld: Temporal.Instant.compare(list.loadedAt, oldBefore) < 0,
    comparedAt: list.comparedAt?.toString() ?? null,
  };
}

export function toWireComing(list: List): z.infer<typeof wireComing> {
  const { id, file, persons, fault, state, loadedBy: sentBy } = list;
  return {
    id: id.toString(),
    file,
    persons,
    fault,
    sentBy,
    state: state === "SENDING" || state === "READING" ? state : "FAILED",
    bytes: Number(list.bytes),
    bytesSent: Number(list.bytesSent),
    bytesRead: Number(list.bytesRead),
    pieceBytes: PIECE_BYTES,
  };
}
