import { commitmentOf, openDraw, splitPacket } from "@perya/fair";
import { fromMinor, toMinor } from "@perya/money";
import type { RedPacketDetail } from "@perya/api-client/player";

/** What is checked of a red packet, what was published of it, and what comes out here. */
export interface PacketStep {
  readonly name: "commitment" | "label" | "split";
  readonly published: string;
  readonly computed: string;
  readonly good: boolean;
}

type Published = Pick<
  RedPacketDetail,
  "id" | "commitment" | "label" | "total" | "min" | "shares" | "split"
>;

/**
 * Splits a red packet again from what was published of it: the seed must be the one that was
 * committed to, and with the label it must give every share, taken or not. `shown` writes an amount
 * of ledger units.
 */
export function checkPacket(
  { id, commitment, label, total, min, shares, split }: Published,
  seed: string,
  shown: (amount: { readonly amount: string; readonly currency: string }) => string,
): readonly PacketStep[] {
  const { currency } = total;
  const minor = ({ amount }: { amount: string }) =>
    Number(toMinor({ units: BigInt(amount), currency }));
  const own = `redpacket:${id}`;
  const terms = { total: minor(total), min: minor(min), count: shares };
  const computed = splitPacket(openDraw(seed, own), terms).map((share) =>
    shown({ amount: fromMinor(BigInt(share), currency).units.toString(), currency }),
  );
  const step = (name: PacketStep["name"], published: string, here: string): PacketStep => ({
    name,
    published,
    computed: here,
    good: published === here,
  });
  return [
    step("commitment", commitment, commitmentOf(seed)),
    step("label", label, own),
    step("split", split.map(({ amount }) => shown(amount)).join(" · "), computed.join(" · ")),
  ];
}
