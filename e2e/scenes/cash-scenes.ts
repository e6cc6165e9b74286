import type { SharedAccount } from "@perya/api-client/operator";
import { order } from "../world/cash.ts";
import { POINTS_CONSOLE_SCENES } from "./points-scenes.ts";
import { TOURNAMENT_CONSOLE_SCENES } from "./tournament-scenes.ts";
import { WAGERING_SCENE } from "./wagering-scenes.ts";
import { JACKPOT_SCENES } from "./jackpot-scenes.ts";
import { PROMOTION_SCENES } from "./promotion-scenes.ts";
import { at, type Scene } from "./scene.ts";

/** A number that two players gave, as staff see it before they press. */
const SHARED: SharedAccount = {
  id: "7",
  number: "•••• 0300",
  brand: "Perya Demo",
  lastAt: "2026-11-27T08:00:00Z",
  players: [
    {
      id: "pl_00000000000000000001",
      username: "ana",
      bound: true,
      bank: "Metrobank",
      at: "2026-11-20T08:00:00Z",
    },
    {
      id: "pl_00000000000000000002",
      username: "ben",
      bound: false,
      bank: null,
      at: "2026-11-27T08:00:00Z",
    },
  ],
};

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
  {
    name: "shared-accounts",
    who: "staff",
    own: true,
    go: async (page) => {
      const value = { content: [SHARED], pageNo: 1, totalPages: 1 };
      await page.route("**/operator/v1/shared-accounts*", (route) =>
        route.fulfill({ json: { success: true, value } }),
      );
      await page.goto("/shared-accounts");
      await page.getByRole("button", { name: /^Show number/ }).waitFor();
    },
  },
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
