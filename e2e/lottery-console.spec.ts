import { expect, type Page } from "@playwright/test";
import { openConsole } from "./console.ts";
import { newPlayer } from "./game-table.ts";
import { test } from "./test.ts";
import { asPlayer } from "./world/calls.ts";
import type { Person } from "./world/people.ts";

const GAME = "K3-1M";
const ONE = 100_000n;
/**
 * After its source is changed, a draw of one minute is on sale within one minute and drawn within
 * another; a busy machine takes a little longer.
 */
const MINUTE_MS = 120_000;

const main = (page: Page) => page.getByRole("main");

/** Opens an address of the console. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(new URL(path, page.url()).href);
}

/** Presses a button that opens a confirmation, fills in the fields and confirms. */
async function act(
  page: Page,
  action: string,
  typed: Readonly<Record<string, string>>,
): Promise<void> {
  await main(page).getByRole("button", { name: action, exact: true }).first().click();
  const dialog = page.getByRole("dialog");
  for (const [label, text] of Object.entries(typed))
    await dialog.getByLabel(label, { exact: true }).fill(text);
  await dialog.getByRole("button", { name: action, exact: true }).click();
}

/**
 * Requests another source of the results, and has the second person approve it after seeing the old
 * and the new value.
 */
async function setSource(owner: Page, second: Page, words: string, change: string): Promise<void> {
  await visit(owner, `/lottery/games/${GAME}`);
  await main(owner).getByLabel("Results").selectOption({ label: words });
  await main(owner).getByLabel("Void when late").fill("600");
  await main(owner).getByLabel("Reason").fill("The evening of two people");
  await main(owner).getByRole("button", { name: "Save" }).click();
  await expect(main(owner).getByText("It waits for another person in Approvals.")).toBeVisible();
  await expect(main(owner).getByText(change)).toBeVisible();
  await visit(second, "/approvals");
  const request = second
    .getByRole("listitem")
    .filter({ has: second.getByRole("heading", { name: "Drawing of a lottery" }) })
    .filter({ hasText: change })
    // Requests for the same change of another lottery may be waiting.
    .filter({ hasText: "The evening of two people" });
  await expect(request.getByText(change).first()).toBeVisible();
  await expect(request.getByText("The evening of two people")).toBeVisible();
  await request.getByRole("button", { name: "Approve" }).click();
  await second.getByRole("dialog").getByRole("button", { name: "Approve" }).click();
  await expect(second.getByText("Approved and done.").last()).toBeVisible();
  await visit(owner, `/lottery/games/${GAME}`);
  await expect(main(owner).getByLabel("Results").locator("option:checked")).toHaveText(words);
  await expect(main(owner).getByText("It waits for another person")).toHaveCount(0);
}

/**
 * Requests to void a draw that is due; the second person opens it from Approvals and rejects the
 * request.
 */
async function refuseToVoid(owner: Page, second: Page, issueNo: string): Promise<void> {
  await main(owner).getByRole("button", { name: "Void and refund" }).click();
  const dialog = owner.getByRole("dialog");
  await expect(dialog.getByText("so a second person has to approve")).toBeVisible();
  await dialog.getByLabel("Number of the draw").fill(issueNo);
  await dialog.getByLabel("Reason").fill("The table fell over");
  await dialog.getByRole("button", { name: "Void and refund" }).click();
  await expect(
    owner.getByText("Submitted. Waiting for a second person to approve.").last(),
  ).toBeVisible();
  await expect(main(owner).getByText("It waits for another person in Approvals.")).toBeVisible();
  await expect(main(owner).getByRole("button", { name: "Void and refund" })).toHaveCount(0);
  await visit(second, "/approvals");
  const request = second
    .getByRole("listitem")
    .filter({ has: second.getByRole("heading", { name: "Void a draw" }) });
  await expect(request.getByText("The table fell over")).toBeVisible();
  await request.getByRole("button", { name: "Reject" }).click();
  await second.getByRole("dialog").getByLabel("Reason").fill("It stands");
  await second.getByRole("dialog").getByRole("button", { name: "Reject" }).click();
  await expect(second.getByText("Rejected.").last()).toBeVisible();
  await visit(second, "/approvals/history");
  await second
    .getByRole("link", { name: `${GAME} ${issueNo}` })
    .first()
    .click();
  await expect(second).toHaveURL(new RegExp(`/lottery/draws/${GAME}/${issueNo}$`));
  await expect(main(owner).getByRole("button", { name: "Void and refund" })).toBeVisible();
}

/**
 * The number of the draw on sale, once its results are entered by hand and at least this many
 * seconds remain until it is drawn.
 */
async function onSale(owner: Page, secondsLeft = 0): Promise<string> {
  let found: { issueNo: string; source: string; drawAt: string } | undefined;
  const look = async () => {
    const reply = await owner.request.get(
      new URL(`/operator/v1/lottery/issues?gameCode=${GAME}&status=OPEN`, owner.url()).href,
    );
    found = (
      (await reply.json()) as {
        value: { content: { issueNo: string; source: string; drawAt: string }[] };
      }
    ).value.content[0];
    return found && Date.parse(found.drawAt) - Date.now() > secondsLeft * 1_000
      ? found.source
      : undefined;
  };
  await expect.poll(look, { timeout: MINUTE_MS, intervals: [1_000] }).toBe("MANUAL");
  return found?.issueNo ?? "";
}

async function betOnBig(player: Person, issueNo: string): Promise<void> {
  const call = asPlayer(player.token);
  const { oddsVersion } = await call<{ oddsVersion: number }>("GET", `/lottery/games/${GAME}`);
  const lines = [{ market: "SIZE", picks: ["BIG"], unit: String(10n * ONE) }];
  await call("POST", "/lottery/orders", {
    key: crypto.randomUUID(),
    gameCode: GAME,
    issueNo,
    oddsVersion,
    lines,
  });
}

const cashOf = async ({ token }: Person) => {
  const { sumBalance } = await asPlayer(token)<{ sumBalance: { amount: string } }>(
    "GET",
    "/balance",
  );
  return Number(BigInt(sumBalance.amount) / 1_000n) / 100;
};

test("LB-12 a price that would give back too much is refused beside its field, and a fair one makes a new version", async ({
  browser,
}) => {
  const owner = await openConsole(browser, "owner");
  await visit(owner, "/lottery/odds/Lott/k3-triples-lose");
  const big = main(owner).getByLabel("SIZE:BIG", { exact: true });
  await big.fill("2.1");
  await expect(
    main(owner).getByText("It would return 102.08 %; 70 to 99.5 % can be offered."),
  ).toBeVisible();
  await main(owner).getByLabel("Reason").fill("A trial of the limits");
  await main(owner).getByRole("button", { name: "Save" }).click();
  await expect(
    main(owner).getByText("Every price must return between 70 and 99.5 %."),
  ).toBeVisible();
  await big.fill("1.96");
  await expect(main(owner).getByText("returns 95.28 %")).toBeVisible();
  await main(owner).getByRole("button", { name: "Save" }).click();
  await expect(main(owner).getByText("All changes are saved.")).toBeVisible();
  await expect(main(owner).getByText("A trial of the limits")).toBeVisible();
  await owner.context().close();
});

test("LB-12 two people give a draw its result and correct it with the cost before them, and a void draw gives every bet back", async ({
  browser,
}) => {
  const [owner, cashier, player] = [
    await openConsole(browser, "owner"),
    await openConsole(browser, "cashier"),
    await newPlayer(100n),
  ];
  const second = await openConsole(browser, "owner2");
  await setSource(owner, second, "Two people", "drawn here → typed in by two people");
  const issueNo = await onSale(owner);
  await betOnBig(player, issueNo);
  expect(await cashOf(player)).toBe(90);
  await visit(owner, `/lottery/exposure?lottery=${GAME}&draw=${issueNo}`);
  await expect(main(owner).getByRole("row", { name: /SIZE/ })).toContainText("Full odds");
  for (const page of [owner, cashier]) await visit(page, `/lottery/draws/${GAME}/${issueNo}`);

  await expect(main(owner).getByRole("button", { name: "Enter the result" })).toBeVisible({
    timeout: MINUTE_MS,
  });
  await refuseToVoid(owner, second, issueNo);
  await act(owner, "Enter the result", { dice: "6 5 4", Reason: "Thrown in the hall" });
  await expect(main(owner).getByText("Another person must decide what you entered.")).toBeVisible();
  await act(cashier, "Agree", { Reason: "Seen too" });
  await expect(main(cashier).getByText("SETTLED").first()).toBeVisible();
  await expect.poll(() => cashOf(player)).toBe(109.5);

  await act(owner, "Correct the result", { dice: "1 2 1", Reason: "Read from the wrong table" });
  await expect(main(cashier).getByRole("row", { name: /PHP/ }).first()).toContainText("-₱19.50");
  await act(cashier, "Agree", { Reason: "Seen on the film" });
  await expect(main(cashier).getByText("2, corrected")).toBeVisible();
  await expect.poll(() => cashOf(player)).toBe(90);

  // Until the draw, one person alone may void it.
  const next = await onSale(owner, 30);
  await betOnBig(player, next);
  expect(await cashOf(player)).toBe(80);
  await visit(owner, `/lottery/draws/${GAME}/${next}`);
  await act(owner, "Void and refund", {
    "Number of the draw": "another one",
    Reason: "The table broke",
  });
  await expect(owner.getByRole("alert")).toHaveText(`That is not ${next}.`);
  await owner.getByRole("dialog").getByLabel("Number of the draw").fill(next);
  await owner.getByRole("dialog").getByRole("button", { name: "Void and refund" }).click();
  await expect(main(owner).getByText("VOIDED").first()).toBeVisible();
  await expect.poll(() => cashOf(player)).toBe(90);
  await setSource(owner, second, "Drawn here", "typed in by two people → drawn here");
  for (const page of [owner, second, cashier]) await page.context().close();
});
