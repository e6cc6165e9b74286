import {
  schemaOf,
  type CallDescription,
  type DialectDescription,
  type JsonSchema,
} from "@perya/wallet-protocol";
import { STATUSES } from "./codes.ts";
import { balanceFields, betFields, infoFields, rollbackFields, winFields } from "./fields.ts";

const body = {
  title: "Hub88Answer",
  type: "object",
  required: ["status", "request_uuid", "user"],
  properties: {
    status: { type: "string", enum: STATUSES },
    request_uuid: {
      type: ["string", "null"],
      description: "As it was sent; null when the body was not trusted or not read.",
    },
    user: { type: ["string", "null"], description: "As it was sent." },
    currency: { type: "string" },
    balance: {
      type: "integer",
      description:
        "Cash in 1/100000 of the currency unit. It may pass 2^53: read it as text " +
        "where the language rounds.",
    },
    detail: {
      type: "string",
      description: "For people: the field that was wrong, or which of several reasons it was.",
    },
  },
} as const;

const told = {
  ...body,
  title: "Hub88Player",
  properties: {
    ...body.properties,
    country: { type: "string", description: "ISO 3166-1 alpha-2." },
  },
};

const withFreeRounds = {
  ...body,
  title: "Hub88FreeRounds",
  properties: {
    ...body.properties,
    free_rounds: {
      type: "array",
      description: "Bet with `is_free`, `reward_uuid` and `amount` as they stand here.",
      items: {
        type: "object",
        required: ["reward_uuid", "left", "rounds", "amount", "won", "until"],
        properties: {
          reward_uuid: { type: "string", format: "uuid" },
          left: { type: "integer", description: "Rounds that can be begun." },
          rounds: { type: "integer", description: "How many there were." },
          amount: { type: "integer", description: "The stake of each, in 1/100000." },
          won: { type: "integer", description: "Won so far; a bonus once they are over." },
          until: { type: "string", format: "date-time" },
        },
      },
    },
  },
};

function call(summary: string, request: JsonSchema, answer: JsonSchema = body): CallDescription {
  return {
    summary,
    request,
    answers: {
      200: { about: "Every business answer; `status` says which", schema: answer },
      413: { about: "The body is above 65,536 bytes", schema: body },
      503: {
        about: "Nobody knows whether the call took effect: repeat it or roll it back",
        schema: body,
      },
    },
  };
}

/** Every path of the dialect. */
export const calls = {
  "/user/info": call(
    "Answers the player's country, and no personal data",
    schemaOf(infoFields),
    told,
  ),
  "/user/balance": call("Answers the player's current cash", schemaOf(balanceFields)),
  "/user/free-rounds": call(
    "Answers what the player may play for free in a game: our addition to the protocol",
    schemaOf(balanceFields),
    withFreeRounds,
  ),
  "/transaction/bet": call("Takes a stake", schemaOf(betFields)),
  "/transaction/win": call("Pays a win", schemaOf(winFields)),
  "/transaction/rollback": call(
    "Takes a bet or a win back, also one that has not arrived yet",
    schemaOf(rollbackFields),
  ),
} as const;

export const description: DialectDescription = {
  title: "Hub88",
  about:
    "Hub88's Operator Wallet API (v2). One movement a call; amounts are integers of " +
    "1/100000 of the currency unit.",
  signature: {
    header: "X-Hub88-Signature",
    about:
      "Base64 of RSA PKCS#1 v1.5 with SHA-256 over the raw body. `X-Signature` is read as well.",
  },
  calls,
};
