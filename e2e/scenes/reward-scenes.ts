import type { Bonus, CreditedReward, OpenReward } from "@perya/api-client/player";
import type { Page } from "@playwright/test";
import { settled, type Scene } from "./scene.ts";

const php = (amount: string) => ({ amount, currency: "PHP" });

const reward = <More extends object>(kind: OpenReward["kind"], more: More) => ({
  id: kind,
  kind,
  title: "",
  language: "",
  period: null,
  cash: null,
  points: 0,
  times: 1,
  ...more,
});
const waiting = { until: "2026-12-24T15:59:59Z", creditsItself: false };
/** One of every kind that waits, and some that were credited. */
const REWARDS: { open: OpenReward[]; credited: CreditedReward[] } = {
  open: [
    reward("signIn", { ...waiting, period: "2026-11-28", points: 5 }),
    reward("mission", { ...waiting, title: "Play a thousand", language: "en", points: 20 }),
    reward("vipBirthday", { ...waiting, title: "Gold", cash: php("30000000"), times: 2 }),
    reward("rebate", {
      ...waiting,
      period: "2026-11-27",
      cash: php("98765000"),
      creditsItself: true,
    }),
  ],
  credited: [
    reward("vipUpgrade", { title: "Gold", cash: php("15000000"), at: "2026-11-26T08:00:00Z" }),
    reward("promotion", { title: "Welcome match", cash: php("9900"), at: "2026-11-25T08:00:00Z" }),
  ],
};

const bonus = (id: string, more: Partial<Bonus>): Bonus => ({
  id,
  promotion: "pr_00000000000000000000",
  title: "Welcome match",
  language: "en",
  status: "PROCESS",
  remark: null,
  rejectReason: null,
  deposit: "dp_1",
  bonus: php("100000000"),
  required: php("2400000000"),
  done: php("910000000"),
  removed: php("0"),
  loses: php("87500000"),
  free: null,
  loss: null,
  weights: { RNG: 10_000, LIVE: 1_500, SPORTS: 0 },
  createdAt: "2026-11-20T08:00:00Z",
  expiresAt: "2026-12-20T08:00:00Z",
  endedAt: null,
  entries: [{ at: "2026-11-20T08:00:00Z", amount: php("100000000") }],
  ...more,
});
const BONUSES = {
  content: [
    bonus("gr_1", {}),
    bonus("gr_2", {
      status: "FORFEITED",
      loses: null,
      removed: php("20000000"),
      endedAt: "2026-11-19T08:00:00Z",
      entries: [
        { at: "2026-11-18T08:00:00Z", amount: php("20000000") },
        { at: "2026-11-19T08:00:00Z", amount: php("-20000000") },
      ],
    }),
  ],
  pageNo: 1,
  totalPages: 1,
};

/** A pane of the centre that is answered with these values. */
const answered = (name: string, route: RegExp, value: unknown): Scene => ({
  name,
  who: "newcomer",
  own: true,
  go: async (page: Page) => {
    await page.route(route, (asked) => asked.fulfill({ json: { success: true, value } }));
    await page.goto(`/member/${name}`);
    await page.locator("#pane li").first().waitFor();
    // From the last one on: one that is open is not counted any more.
    const closed = await page.locator("#pane details:not([open]) > summary").all();
    for (const one of closed.toReversed()) await one.click();
    await settled(page);
  },
});

/** What can be claimed, and bonuses with all that they show. */
export const REWARD_SCENES: readonly Scene[] = [
  answered("rewardCenter", /\/api\/v1\/rewards$/, REWARDS),
  answered("bonusDetails", /\/api\/v1\/bonuses(\?|$)/, BONUSES),
];
