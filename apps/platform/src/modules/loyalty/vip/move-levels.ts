import type { Tx } from "@perya/postgres";
import { tellFact } from "../../facts/index.ts";
import { vipLevelLost, vipLevelReached } from "../facts.ts";
import { writeMoved } from "./changes.store.ts";
import type { LadderLevel } from "./ladder/ladder.ts";
import type { VipChange, VipMember } from "./member.ts";

/** Where a player's level and floor go. */
interface Move {
  readonly member: VipMember;
  readonly level: number;
  readonly floor: number;
}

/** Why, and by whose doing: `system`, or the name of a member of staff. */
export type Why = Pick<VipChange, "cause" | "actor" | "reason">;

export const bySystem = (cause: VipChange["cause"]): Why => ({
  cause,
  actor: "system",
  reason: "",
});

/**
 * Moves players whose rows are held to other levels: upwards in steps of one, each told and kept by
 * itself, downwards at once. Those that stay where they are are left out.
 */
export async function moveLevels(
  tx: Tx,
  levels: readonly LadderLevel[],
  moves: readonly Move[],
  why: Why,
): Promise<void> {
  const moved = moves.filter(
    ({ member, level, floor }) => member.level !== level || member.floor !== floor,
  );
  if (moved.length === 0) return;
  await writeMoved(
    tx,
    moved.map(({ member, level, floor }) => ({
      player: member.player,
      level,
      floor,
      rose: level > member.level,
      steps: stepsOf(member.level, level).map((step) => ({ ...step, floor, ...why })),
    })),
  );
  for (const move of moved) await tellMove(tx, levels, move);
}

function stepsOf(from: number, to: number): { before: number; after: number }[] {
  if (to <= from) return [{ before: from, after: to }];
  return Array.from({ length: to - from }, (_, at) => ({
    before: from + at,
    after: from + at + 1,
  }));
}

async function tellMove(tx: Tx, levels: readonly LadderLevel[], { member, level }: Move) {
  const { player, brandId: brand, highest, level: before } = member;
  for (const { after } of level > before ? stepsOf(before, level) : [])
    await tellFact(tx, vipLevelReached, {
      player,
      brand,
      level: after,
      first: after > highest,
      label: namesOf(levels, after) ?? {},
    });
  if (level < before)
    await tellFact(tx, vipLevelLost, {
      player,
      brand,
      level,
      before,
      label: namesOf(levels, level) ?? null,
    });
}

/** What a level is called, by language. */
function namesOf(levels: readonly LadderLevel[], level: number) {
  const found = levels[level - 1];
  if (!found) return undefined;
  const { label } = found;
  return Object.fromEntries(
    Object.entries(label).flatMap(([code, name]) => (name ? [[code, name]] : [])),
  );
}
