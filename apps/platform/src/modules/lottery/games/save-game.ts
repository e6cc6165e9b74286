import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { recordAudit } from "../../audit/index.ts";
import type { StaffSignedIn } from "../../staff/index.ts";
import {
  applyChange,
  changeGame,
  faultOf,
  type ChangeRefusal,
  type GameChange,
} from "./change-game.ts";
import { askForGame, partChange } from "./game-approval.ts";
import { lockGame } from "./games.store.ts";

/**
 * Saves what one person may change, and asks a second person to approve the rest. Returns the
 * public id of what waits; null when nothing does. The caller rolls back on a refusal, so that a
 * change is saved in full or not at all.
 */
export async function saveGame(
  tx: Tx,
  secretKey: string,
  staff: StaffSignedIn,
  {
    code,
    change,
    reason,
  }: { readonly code: string; readonly change: GameChange; readonly reason: string },
): Promise<Result<string | null, ChangeRefusal | "ASKED_ALREADY">> {
  const game = await lockGame(tx, code);
  if (!game) return refuse("NO_SUCH_GAME");
  const wrong = faultOf(applyChange(game, change));
  if (wrong) return refuse(wrong);
  const { alone, two } = partChange(game, change);
  if (Object.keys(alone).length > 0) {
    const changed = await changeGame(tx, secretKey, code, alone);
    if (!changed.ok) return changed;
    const names = Object.keys(alone) as (keyof GameChange)[];
    const audit = {
      actor: staff.username,
      action: "lottery.game.update",
      subject: code,
      brandId: null,
      reason,
    };
    await recordAudit(tx, {
      ...audit,
      before: pick(game, names),
      after: pick(changed.value.after, names),
    });
  }
  return Object.keys(two).length === 0 ? ok(null) : askForGame(tx, staff, game, { two, reason });
}

function pick(game: GameChange, names: readonly (keyof GameChange)[]) {
  return Object.fromEntries(names.map((name) => [name, game[name]]));
}
