import type { ContractTerms } from "./terms.ts";
export function grossOf(
  { kind, mode, tiers }: ContractTerms,
  m: { turnover: bigint; netLoss: bigint; active: number },
): { units: bigint; tier: number | null } {
  let best: { units: bigint; tier: number | null } = { units: 0n, tier: null };
  const base = kind === "DIVIDEND" ? m.netLoss : m.turnover;
  let ppm = -1;
  tiers.forEach((t, i) => {
    if (m.turnover < t.minTurnover || m.active < t.minActive) return;
    if (mode === "FLOAT") {
      if (m.netLoss <= 0n) return;
      const u =
        m.netLoss < t.minNetLoss
          ? (m.netLoss * m.netLoss * BigInt(t.ppm)) / (t.minNetLoss * 1_000_000n)
          : (m.netLoss * BigInt(t.ppm)) / 1_000_000n;
      if (u > best.units) best = { units: u, tier: i };
    } else if (m.netLoss >= t.minNetLoss && t.ppm > ppm) {
      ppm = t.ppm;
      best = { units: base > 0n ? (base * BigInt(t.ppm)) / 1_000_000n : 0n, tier: i };
    }
  });
  return best;
}
