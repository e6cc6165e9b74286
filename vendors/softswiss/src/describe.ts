import {
  schemaOf,
  type CallDescription,
  type DialectDescription,
  type JsonSchema,
} from "@perya/wallet-protocol";
import { messages } from "./codes.ts";
import { balanceFields, betwinFields, finishFields, rollbackFields } from "./fields.ts";

const AMOUNT = {
  type: "string",
  description: "A decimal text of the currency's main unit, with two decimals or more.",
};
const ENTRY = {
  type: "string",
  description: "Our number of the movement; empty where nothing was known to take back.",
};

const error = {
  title: "SoftswissError",
  type: "object",
  required: ["code", "msg", "meta"],
  properties: {
    code: { type: "string", enum: ["invalid_argument", "internal"] },
    msg: { type: "string" },
    meta: {
      type: "object",
      required: ["api_code", "api_message"],
      properties: {
        api_code: { type: "string", enum: Object.keys(messages) },
        api_message: { type: "string" },
        balance: AMOUNT,
      },
    },
  },
} as const;

const balance = {
  title: "SoftswissBalance",
  type: "object",
  required: ["balance"],
  properties: { balance: AMOUNT },
};

function moved(transaction: Readonly<Record<string, JsonSchema>>): JsonSchema {
  const transactions = {
    type: "array",
    items: { type: "object", required: Object.keys(transaction), properties: transaction },
  };
  return {
    type: "object",
    required: ["round_id", "transactions", "balance"],
    properties: { round_id: { type: "string" }, transactions, balance: AMOUNT },
  };
}

function call(summary: string, request: JsonSchema, answer: JsonSchema): CallDescription {
  return {
    summary,
    request,
    answers: {
      200: { about: "Done, all of it", schema: answer },
      400: { about: "Refused, and nothing has moved; branch on `meta.api_code`", schema: error },
      500: {
        about: "Nobody knows whether the call took effect: repeat it or roll it back",
        schema: error,
      },
    },
  };
}

/** Every path of the dialect. */
export const calls = {
  "/balance": call("Answers the player's current cash", schemaOf(balanceFields), balance),
  "/betwin": call(
    "Takes bets and pays wins of one round in the order given, all or none",
    schemaOf(betwinFields),
    moved({ id_provider: { type: "string" }, id: ENTRY, bonus_amount: AMOUNT }),
  ),
  "/rollback": call(
    "Takes movements back in the order given",
    schemaOf(rollbackFields),
    moved({ id_provider: { type: "string" }, id: ENTRY }),
  ),
  "/finish": call("Closes a round", schemaOf(finishFields), balance),
} as const;

export const description: DialectDescription = {
  title: "SOFTSWISS",
  about:
    "The wallet part of the SOFTSWISS Game Aggregator API v2. A group of movements a call; " +
    "amounts are decimal texts of the main unit.",
  signature: {
    header: "X-REQUEST-SIGN",
    about: "Lower-case hex of HMAC-SHA256 over the raw body.",
  },
  calls,
};
