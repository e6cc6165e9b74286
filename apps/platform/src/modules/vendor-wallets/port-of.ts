import { boundsBets, readRecord, transferWallet } from "@perya/vendor-hub88";
import type { TransferPort, WrittenRecord } from "@perya/wallet-protocol";
import type { Platform } from "../../platform.ts";
import { callVendor, operatorFor, transferVendors, type Vendor } from "../catalogue/index.ts";

/** Whether vendors that keep money hold players to what bounds single bets: one dialect so far. */
export const betsBounded = boundsBets;

/** The wallet of a vendor for a brand's players; undefined when the vendor keeps no money. */
export async function portOf(
  platform: Platform,
  brandId: bigint,
  vendorId: number,
): Promise<TransferPort | undefined> {
  const vendor = (await transferVendors(platform.db)).find(({ id }) => id === vendorId);
  return vendor && openPort(platform, brandId, vendor);
}

/** Opens the line to a vendor's wallet, in the name that it knows the brand by. */
export async function openPort(
  platform: Platform,
  brandId: bigint,
  vendor: Vendor,
): Promise<TransferPort> {
  const operator = await operatorFor(platform, brandId, vendor);
  return transferWallet(async (path, body) => {
    const timeoutMs = platform.config.vendorWalletTimeoutMs;
    const answer = await callVendor(vendor, operator, path, body, timeoutMs);
    if (answer.ok) return answer.value.text;
    const why = [answer.refusal, answer.detail];
    platform.log.warn({ vendor: vendor.slug, path, why }, "a vendor's wallet gave no answer");
    return undefined;
  }, brandId.toString());
}

/** Reads a record again that was kept as its vendor wrote it. */
export function readWritten(written: string): WrittenRecord {
  return readRecord(written);
}
