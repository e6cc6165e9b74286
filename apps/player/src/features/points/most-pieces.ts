import type { PointsBalance, PointsReward } from "@perya/api-client/player";

/** Pieces that one order may have. */
const MOST = 20;

type Offered = Pick<PointsReward, "price" | "stock" | "perMember" | "redeemed" | "vipLevel">;
type Has = Pick<PointsBalance, "points" | "vipLevel">;

/** Why a player can't redeem even one piece of a reward now; undefined if they can. */
export function whyNot(
  { price, stock, perMember, redeemed, vipLevel }: Offered,
  { points, vipLevel: level }: Has,
): "stock" | "member" | "vip" | "points" | undefined {
  if (stock < 1) return "stock";
  if (perMember !== null && redeemed >= perMember) return "member";
  if (level < vipLevel) return "vip";
  return BigInt(points) < BigInt(price) ? "points" : undefined;
}

/** Pieces of a reward that a player can redeem at once: of those left, and with their points. */
export function mostPieces(
  { price, stock, perMember, redeemed }: Offered,
  { points }: Pick<Has, "points">,
): number {
  const affordable = Number(BigInt(points) / BigInt(price));
  const allowed = perMember === null ? MOST : perMember - redeemed;
  return Math.max(0, Math.min(MOST, stock, allowed, affordable));
}
