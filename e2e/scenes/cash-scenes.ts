import { order } from "../world/cash.ts";
import { POINTS_CONSOLE_SCENES } from "./points-scenes.ts";
import { TOURNAMENT_CONSOLE_SCENES } from "./tournament-scenes.ts";
import { WAGERING_SCENE } from "./wagering-scenes.ts";
import { JACKPOT_SCENES } from "./jackpot-scenes.ts";
import { PROMOTION_SCENES } from "./promotion-scenes.ts";
import { at, type Scene } from "./scene.ts";

/** Money that comes in other ways, as staff see it: vouchers, and statements that are read. */
export const CASH_SCENES: readonly Scene[] = [
  ...POINTS_CONSOLE_SCENES,
  ...TOURNAMENT_CONSOLE_SCENES,
  WAGERING_SCENE,
  ...PROMOTION_SCENES,
  ...JACKPOT_SCENES,
  at("vouchers", "staff", "/vouchers"),
  at("statements", "staff", "/reconciliation/statements"),
  at("differences", "staff", "/reconciliation/differences"),
];

/** A deposit whose code the player's bank scans. */
export const SCANNED_DEPOSIT: Scene = {
  name: "deposit-qr",
  who: "newcomer",
  own: true,
  go: async (page, { newcomer }) => {
    const { id } = await order(newcomer, "qr", 150n);
    await page.goto(`/member/depositv2/${id}`);
    await page.getByRole("img", { name: /QR/ }).waitFor();
  },
};
