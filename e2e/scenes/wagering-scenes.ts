import { at, type Scene } from "./scene.ts";

const php = (amount: string) => ({ amount, currency: "PHP" });
/** A bonus that counts some games in part, and bounds bets. */
const BONUS = {
  source: "BONUS",
  required: php("600000000"),
  done: php("214500000"),
  weights: { RNG: 10_000, INHOUSE: 10_000, SPORTS: 5_000, LIVE: 1_500 },
  highestBet: php("10000000"),
  closed: ["PVP", "COCKFIGHT"],
  status: "OPEN",
  createdAt: "2026-11-20T10:00:00Z",
  endedAt: null,
};

/** A withdrawal that waits for a bonus, and for what staff asked to be played. */
export const UNPLAYED_SCENE: Scene = {
  name: "wallet-withdraw-new",
  who: "newcomer",
  own: true,
  go: async (page) => {
    await page.route("**/api/v1/wagering", async (route) => {
      const response = await route.fetch();
      const { value } = (await response.json()) as { value: { requirements: object[] } };
      const requirements = [BONUS, ...value.requirements];
      await route.fulfill({ response, json: { success: true, value: { requirements } } });
    });
    await page.goto("/member/withdraw");
    await page.getByRole("progressbar").nth(1).scrollIntoViewIfNeeded();
  },
};

/** What a player has to play, as staff see it. */
export const WAGERING_SCENE = at(
  "player-wagering",
  "staff",
  ({ newcomer: { id } }) => `/players/${id}?part=wagering`,
);
