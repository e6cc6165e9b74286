import type { Answered, TestStaff } from "./people.ts";

/** Who may change vendors: the one who asks, and the one who approves. */
export interface VendorPair {
  readonly asker: Pick<TestStaff, "call">;
  readonly second: Pick<TestStaff, "call">;
}

/** What was asked for, approved by a second person. Returns what asking was answered. */
export async function approved(
  { asker, second }: VendorPair,
  path: string,
  body: object,
  method = "POST",
): Promise<Answered> {
  const asked = await asker.call(method, path, { reason: "Agreed with the vendor", ...body });
  if (asked.status !== 200) throw new Error(`${path}: ${asked.status} ${asked.code}`);
  const done = await second.call("POST", `/approvals/${asked.value.approvalId}/approve`);
  if (done.status !== 200) throw new Error(`The approval of ${path}: ${done.status} ${done.code}`);
  return asked;
}

/**
 * A vendor that two people made over HTTP, with what the one who asked was shown once. A vendor
 * that brings its own key has no secret.
 */
export async function newVendor(
  pair: VendorPair,
  body: Readonly<Record<string, unknown>> & { readonly slug: string },
) {
  await approved(pair, "/vendors", body);
  const { asker } = pair;
  const { id } = (await asker.call("GET", "/vendors")).value.find(
    (one: { slug: string }) => one.slug === body.slug,
  ) as { id: number };
  const own = body["publicKey"] !== undefined;
  const { value } = own
    ? await asker.call("GET", `/vendors/${id}/handover`)
    : await asker.call("POST", `/vendors/${id}/granted-key`);
  return { id, handover: (own ? value : value.handover) as VendorHandover };
}

/** What a vendor needs. */
export interface VendorHandover {
  readonly baseUrl: string;
  readonly operatorId: string;
  readonly operatorPublicKey: string;
  readonly privateKey: string | null;
  readonly secret: string | null;
}
