import {
  readJson,
  uuid,
  verifyRsa,
  type Dialect,
  type DialectAnswer,
  type DialectRequest,
  type JsonObject,
  type OperatorPort,
  type VendorAccount,
} from "@perya/wallet-protocol";
import { bet } from "./bet.ts";
import type { Path } from "./calls.ts";
import { description, type calls } from "./describe.ts";
import { body, reply } from "./reply.ts";
import type { Call } from "./context.ts";
import { rollback } from "./rollback.ts";
import { userBalance } from "./user-balance.ts";
import { userFreeRounds } from "./user-free-rounds.ts";
import { userInfo } from "./user-info.ts";
import { win } from "./win.ts";

// The types require a description for every path and a path for every description.
const paths: ReadonlyMap<string, Path> = new Map(
  Object.entries({
    "/user/info": userInfo,
    "/user/balance": userBalance,
    "/user/free-rounds": userFreeRounds,
    "/transaction/bet": bet,
    "/transaction/win": win,
    "/transaction/rollback": rollback,
  } satisfies Record<keyof typeof calls, Path>),
);

const NOBODY: Call = { requestUuid: null, user: null };

/**
 * The Hub88 Operator Wallet API: one movement a call, RSA over the raw body, HTTP 200 for every
 * business answer.
 */
export const hub88: Dialect = {
  name: "hub88",
  description,
  handle,
  unknown: () => ({ status: 503, body: body("RS_ERROR_UNKNOWN", NOBODY) }),
};

/**
 * The order of checks is the contract's: path, size, signature, JSON, then what the path asks for.
 */
async function handle(
  request: DialectRequest,
  vendor: VendorAccount,
  operator: OperatorPort,
): Promise<DialectAnswer> {
  const path = paths.get(request.path);
  if (!path) return { status: 404, body: body("RS_ERROR_UNKNOWN", NOBODY, undefined, "NOT_FOUND") };
  if (!request.body)
    return {
      status: 413,
      body: body("RS_ERROR_WRONG_SYNTAX", NOBODY, undefined, "BODY_TOO_LARGE"),
    };
  const signature = request.headers["x-hub88-signature"] ?? request.headers["x-signature"];
  if (!(await verifyRsa(vendor.publicKeys, request.body, signature)))
    return reply("RS_ERROR_INVALID_SIGNATURE", NOBODY);
  const read = readJson(request.body);
  if (!read.ok) return reply("RS_ERROR_WRONG_SYNTAX", NOBODY, undefined, read.refusal);
  return path(read.value, { call: callOf(read.value), vendor, operator });
}

/** Echoed exactly as the vendor wrote it, upper case included. */
function callOf(object: JsonObject): Call {
  const requestUuid = object.get("request_uuid");
  const user = object.get("user");
  return {
    requestUuid:
      typeof requestUuid === "string" && uuid(requestUuid) !== undefined ? requestUuid : null,
    user: typeof user === "string" && user.isWellFormed() ? user : null,
  };
}
