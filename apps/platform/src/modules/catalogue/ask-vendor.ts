import { ok, refuse, type Result } from "@perya/result";
import { postSigned, rsaSigner, type Post, type Signer } from "@perya/wallet-protocol";
import { publicFetch } from "../../outward/fetch-public.ts";
import type { Vendor } from "./catalogue.ts";

export type AskVendorRefusal =
  | "VENDOR_HAS_NO_API"
  | "OPERATOR_KEY_MISSING"
  | "VENDOR_UNAVAILABLE"
  | "VENDOR_REFUSED";

/** What we sign calls to vendors with. */
export interface Operator {
  readonly operatorId: string;
  readonly operatorPrivateKey: string | undefined;
  /** Where our own studio is. It may be on a private network; the installation said so, not staff. */
  readonly studioUrl: string;
  readonly privateNetworks: readonly string[];
}

const TIMEOUT_MS = 5_000;
/** Twenty thousand games, each as long as it may be, are less. */
const MAX_BYTES = 67_108_864;

const signers = new Map<string, Signer>();

/**
 * Calls the vendor's own API (`/operator/generic/v2/<path>`), signed with the operator's key. The outcome of a call without an answer is VENDOR_UNAVAILABLE; an answer
 * that says no is VENDOR_REFUSED with its text as detail.
 */
export async function askVendor(
  vendor: Vendor,
  operator: Operator,
  path: "game/url" | "game/list" | "game/round",
  body: Readonly<Record<string, unknown>>,
): Promise<Result<unknown, AskVendorRefusal>> {
  if (vendor.gamesUrl === null) return refuse("VENDOR_HAS_NO_API");
  if (operator.operatorPrivateKey === undefined) return refuse("OPERATOR_KEY_MISSING");
  const url = `${vendor.gamesUrl.replace(/\/+$/, "")}/operator/generic/v2/${path}`;
  try {
    const signed = { ...body, operator_id: operator.operatorId };
    const answer = await postSigned(
      url,
      signed,
      signerOf(operator.operatorPrivateKey),
      TIMEOUT_MS,
      wayTo(url, operator),
    );
    return answer.status === 200 && answer.json !== undefined
      ? ok(answer.json)
      : refuse("VENDOR_REFUSED", `${answer.status} ${answer.text.slice(0, 200)}`);
  } catch (fault) {
    return refuse("VENDOR_UNAVAILABLE", fault instanceof Error ? fault.message : String(fault));
  }
}

/** How a vendor is reached: our own studio wherever it is, and an address that staff typed on public networks only. */
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
