import { ok, refuse, type Result } from "@perya/result";
import {
  postSigned,
  rsaSigner,
  type Post,
  type SignedAnswer,
  type Signer,
} from "@perya/wallet-protocol";
import { publicFetch } from "../../../outward/fetch-public.ts";
import type { Vendor } from "../catalogue.ts";

export type AskVendorRefusal =
  | "VENDOR_HAS_NO_API"
  | "OPERATOR_KEY_MISSING"
  | "VENDOR_UNAVAILABLE"
  | "VENDOR_REFUSED";

/** The key that signs our calls to vendors. */
export interface Operator {
  readonly operatorId: string;
  readonly operatorPrivateKey: string | undefined;
  /**
   * The address of our own studio. It may be on a private network, since the installation sets it
   * and not staff.
   */
  readonly studioUrl: string;
  readonly privateNetworks: readonly string[];
}

const TIMEOUT_MS = 5_000;
/** Twenty thousand games of maximum length take less. */
const MAX_BYTES = 67_108_864;

const signers = new Map<string, Signer>();

/**
 * Calls the vendor's own API (`/operator/generic/v2/<path>`), signed with the operator's key. The
 * outcome of a call without an answer is VENDOR_UNAVAILABLE; an answer that says no is
 * VENDOR_REFUSED with its text as detail.
 */
export async function askVendor(
  vendor: Vendor,
  operator: Operator,
  path: "game/url" | "game/list" | "game/round",
  body: Readonly<Record<string, unknown>>,
): Promise<Result<unknown, AskVendorRefusal>> {
  const answer = await callVendor(vendor, operator, path, body);
  if (!answer.ok) return answer;
  const { json, status, text } = answer.value;
  return json === undefined ? refuse("VENDOR_REFUSED", said(status, text)) : ok(json);
}

/** The same of any path, for callers who read the answer's text (JSON or not), or wait longer. */
export async function callVendor(
  vendor: Pick<Vendor, "gamesUrl">,
  operator: Operator,
  path: string,
  body: Readonly<Record<string, unknown>>,
  timeoutMs: number = TIMEOUT_MS,
): Promise<Result<SignedAnswer, AskVendorRefusal>> {
  if (vendor.gamesUrl === null) return refuse("VENDOR_HAS_NO_API");
  if (operator.operatorPrivateKey === undefined) return refuse("OPERATOR_KEY_MISSING");
  const url = `${vendor.gamesUrl.replace(/\/+$/, "")}/operator/generic/v2/${path}`;
  try {
    const signed = { ...body, operator_id: operator.operatorId };
    const answer = await postSigned(
      url,
      signed,
      signerOf(operator.operatorPrivateKey),
      timeoutMs,
      wayTo(url, operator),
    );
    return answer.status === 200
      ? ok(answer)
      : refuse("VENDOR_REFUSED", said(answer.status, answer.text));
  } catch (fault) {
    return refuse("VENDOR_UNAVAILABLE", fault instanceof Error ? fault.message : String(fault));
  }
}

/**
 * How a vendor is reached: our own studio anywhere, addresses typed by staff on public networks
 * only.
 */
function wayTo(url: string, { studioUrl, privateNetworks }: Operator): Post | undefined {
  if (URL.parse(url)?.origin === URL.parse(studioUrl)?.origin) return undefined;
  const fetchPublic = publicFetch(privateNetworks);
  return async (address, message) => {
    const { status, body } = await fetchPublic(address, {
      ...message,
      method: "POST",
      maxBytes: MAX_BYTES,
    });
    return { status, text: body.toString("utf8") };
  };
}

/** Reading a PEM costs a millisecond, so it is done once. */
function signerOf(pem: string): Signer {
  const signer = signers.get(pem) ?? rsaSigner(pem);
  signers.set(pem, signer);
  return signer;
}

function said(status: number, text: string): string {
  return `${status} ${text.slice(0, 200)}`;
}
