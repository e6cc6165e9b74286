import {
  readJson,
  verifyHmac,
  type Dialect,
  type DialectAnswer,
  type DialectRequest,
  type OperatorPort,
  type VendorAccount,
} from "@perya/wallet-protocol";
import { balance } from "./balance.ts";
import { betwin } from "./betwin.ts";
import { description, type calls } from "./describe.ts";
import { finish } from "./finish.ts";
import type { Path } from "./read-call.ts";
import { refused } from "./reply.ts";
import { rollback } from "./rollback.ts";

// The types require a description for every path and a path for every description.
const paths: ReadonlyMap<string, Path> = new Map(
  Object.entries({
    "/balance": balance,
    "/betwin": betwin,
    "/rollback": rollback,
    "/finish": finish,
  } satisfies Record<keyof typeof calls, Path>),
);

/**
 * The wallet part of the SOFTSWISS Game Aggregator API v2: groups of movements, HMAC over the raw
 * body, HTTP 200, 400 and 500 only.
 */
export const softswiss: Dialect = {
  name: "softswiss",
  description,
  handle,
  unknown: () => refused("500"),
};

async function handle(
  request: DialectRequest,
  vendor: VendorAccount,
  operator: OperatorPort,
): Promise<DialectAnswer> {
  const path = paths.get(request.path);
  if (!path) return { ...refused("404"), status: 404 };
  if (!request.body) return refused("400", { message: "The body is above 64 KiB." });
  if (!verifyHmac(vendor.secrets, request.body, request.headers["x-request-sign"]))
    return refused("403");
  const read = readJson(request.body);
  if (!read.ok) return refused("400", { message: read.refusal });
  return path(read.value, { vendor, operator });
}
