import { watchHour } from "../hour-of-play.ts";
import { untilOnSale } from "../world/on-sale.ts";
import { after, at, type Scene } from "./scene.ts";

const vietnam = at("lottery-vietnam", "player", "/vnLottery?gameCode=VN27-30M");

/** The lotteries: the pages to find them, bet on them, and see and verify their draws. */
export const LOTTERY_SCENES: readonly Scene[] = [
  at("lottery-lobby", "player", "/elott"),
  at("lottery-keno", "player", "/lottery?gameCode=KENO-5M&playType=PICK5"),
  at("lottery-cars", "guest", "/lottery?gameCode=PK10-5M"),
  at("lottery-unknown", "guest", "/lottery?gameCode=NONE"),
  vietnam,
  after(vietnam, "lottery-slip", async (page) => {
    await untilOnSale("VN27-30M");
    // Opened while another draw was closing, the page would go on to this one under the pointer.
    await page.reload();
    await page.getByRole("button", { name: "Quick pick" }).click();
    await page.getByRole("button", { name: "Add to slip" }).click();
    await page
      .getByRole("complementary", { name: "Your slip" })
      .getByRole("button", { name: /^Place/ })
      .waitFor();
  }),
  after(
    vietnam,
    "reality-check",
    async (page) => {
      await watchHour(page, { isOver: true });
      await page.reload();
      await page.getByRole("dialog").waitFor();
    },
    true,
  ),
  after(
    vietnam,
    "forced-pause",
    async (page) => {
      await watchHour(page, { isOver: false, pauseSeconds: 272 });
      await page.reload();
      await page.getByRole("dialog").waitFor();
    },
    true,
  ),
  after(vietnam, "lottery-explained", async (page) => {
    await page.getByRole("button", { name: "How it works" }).click();
    await page.getByRole("dialog").getByText("A made-up draw in which it wins").click();
  }),
  after(vietnam, "menu-over-the-page", async (page) => {
    await page.getByRole("banner").getByRole("button", { name: "Open the menu" }).click();
    await page.getByRole("dialog").waitFor();
  }),
  at("lottery-results", "guest", "/lotteryCenter"),
  at("lottery-trends", "guest", "/lotteryCenter?gameCode=VN27-1M&view=trends"),
  at("lottery-check", "guest", "/fairness/lottery"),
];
