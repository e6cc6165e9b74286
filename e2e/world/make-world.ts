import type { Browser } from "@playwright/test";
import { asPlayer, asStaff } from "./calls.ts";
import { arrived, order, pay, sendSlip, units, withdraw } from "./cash.ts";
import { PASSWORD, register, type Person } from "./people.ts";
import { giveContact } from "./contact.ts";
import { sendPassport } from "./passport.ts";
import { playRounds } from "./play.ts";
import { drawSlip } from "./slip.ts";
import { callsOf, sessionOf } from "./staff.ts";

/**
 * A product with a day of history: a player who played, paid in and was paid out, a new player, and
 * staff with pending work. All of it is created through the APIs.
 */
export interface World {
  /** Has played every game, has deposits and withdrawals in every state. */
  readonly player: Person;
  /** Has just registered. */
  readonly newcomer: Person;
  /** The owner's session at the console. */
  readonly staff: string;
  readonly deposits: Readonly<
    Record<"unpaid" | "transfer" | "slip" | "review" | "credited", string>
  >;
  readonly withdrawals: Readonly<
    Record<"requested" | "sent" | "failed" | "completed" | "rejected" | "refunded", string>
  >;
  readonly checkoutUrl: string;
  /** The player's conversation with customer service, as the console names it. */
  readonly conversation: string;
  /** A case about the newcomer, as the console names it. */
  readonly riskCase: string;
  /** A passport of the player that staff are to check. */
  readonly document: string;
  /** A member of staff who was added and has not signed in yet. */
  readonly colleague: { readonly username: string; readonly password: string };
}

type Staff = ReturnType<typeof asStaff>;

const GAMES = ["harbor-lanterns", "thunder-orchard", "coral-cascade", "mango-mines"] as const;

/** Creates a world. */
export async function makeWorld(browser: Browser): Promise<World> {
  const suffix = Date.now().toString(36).slice(-4);
  const player = await register(`rosalinda${suffix}`);
  const newcomer = await register(`benjie${suffix}`);
  const staff = await sessionOf("owner");
  // Approval and payment take two people, and so does adding a colleague.
  const [payer, second] = [await callsOf("cashier2"), await callsOf("owner2")];
  const owner = asStaff(staff);
  await owner("POST", `/players/${player.id}/kyc`, {
    level: 1,
    reason: "Identity checked by video call",
  });
  const deposits = await makeDeposits(browser, player);
  await playAll(player);
  await untilPlayedThrough(player);
  await asPlayer(player.token)("POST", "/bank-accounts", {
    bank: "Metrobank",
    number: Date.now().toString(),
    holder: "Rosalinda dela Cruz",
  });
  const withdrawals = await makeWithdrawals(player, owner, payer);
  const colleague = await makeWork(owner, second, player, suffix);
  await makeWords(browser, player, owner);
  const conversation = await talk(browser, player, newcomer, owner);
  const unpaid = await order(player, "sandbox", 1_500n);
  return {
    player,
    newcomer,
    staff,
    deposits: { ...deposits, unpaid: unpaid.id },
    withdrawals,
    checkoutUrl: unpaid.checkoutUrl ?? "",
    conversation,
    riskCase: await suspect(newcomer, owner),
    document: await sendPassport(browser, player),
    colleague,
  };
}

async function makeDeposits(browser: Browser, player: Person) {
  const credited = await order(player, "sandbox", 5_000n);
  await pay(player, credited, { act: "pay" }, "SUCCEEDED");
  const review = await order(player, "sandbox", 400n);
  await pay(player, review, { act: "other-amount", amount: "350.00" }, "REVIEW");
  const failed = await order(player, "sandbox", 250n);
  await pay(player, failed, { act: "fail" }, "FAILED");
  const transfer = await order(player, "bank-transfer", 800n);
  const slip = await order(player, "bank-transfer", 1_200n);
  const exact = BigInt(slip.transfer?.exactAmount.amount ?? "0") / 1_000n;
  await sendSlip(
    player,
    slip,
    await drawSlip(browser, `${exact / 100n}.${(exact % 100n).toString().padStart(2, "0")}`),
  );
  return { credited: credited.id, review: review.id, transfer: transfer.id, slip: slip.id };
}

/** Plays every game for a while, and one with low risk long enough to play the deposit through. */
async function playAll(player: Person): Promise<void> {
  for (const game of GAMES)
    await playRounds(player, game, 6, { choice: game === "mango-mines" ? { mines: 3 } : {} });
  await playRounds(player, "halo-halo-drop", 50, { choice: { rows: 8, risk: "low" }, stakeAt: 7 });
}

/**
 * The record follows the ledger with a delay, and a withdrawal is allowed only when the record has
 * caught up.
 */
async function untilPlayedThrough({ token }: Person): Promise<void> {
  for (let tries = 0; tries < 60; tries++) {
    const { withdrawal } = await asPlayer(token)<{
      withdrawal: { turnoverLeft: { amount: string } };
    }>("GET", "/cashier/methods");
    if (withdrawal.turnoverLeft.amount === "0") return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error("The deposits are not played through.");
}

async function makeWithdrawals(player: Person, owner: Staff, payer: Staff) {
  const sent = [
    [owner, "approve", {}],
    [payer, "pay", {}],
    [payer, "sent", { reference: "FB-2026-0117" }],
  ] as const;
  const failed = [
    [owner, "approve", {}],
    [payer, "pay", {}],
    [payer, "fail", { reason: "The bank does not know this account." }],
  ] as const;
  return {
    completed: await arrived(player, await withdraw(player, PASSWORD, 500n, sent)),
    sent: await withdraw(player, PASSWORD, 350n, sent),
    failed: await withdraw(player, PASSWORD, 150n, failed),
    refunded: await withdraw(player, PASSWORD, 120n, [
      ...failed,
      [payer, "refund", { reason: "Please bind another account." }],
    ]),
    rejected: await withdraw(player, PASSWORD, 200n, [
      [owner, "reject", { reason: "The account holder is another person." }],
    ]),
    requested: await withdraw(player, PASSWORD, 300n, []),
  };
}

/** The messages between player and house: a code to an address, and feedback with a picture. */
async function makeWords(browser: Browser, player: Person, owner: Staff): Promise<void> {
  await giveContact(player.token, owner, {
    type: "email",
    email: `${player.username}@example.com`,
  });
  const form = new FormData();
  form.append("content", "The lanterns are lovely. May the reels turn a little slower?");
  form.append(
    "images",
    new Blob([await drawSlip(browser, "12.00")], { type: "image/png" }),
    "lanterns.png",
  );
  await asPlayer(player.token)("PUT", "/feedback", form);
}

/** Opens a case about a player, with a note. Returns its id. */
async function suspect({ id: player }: Person, owner: Staff): Promise<string> {
  const reason = "Registered from the address of a closed account";
  const { id } = await owner<{ id: string }>("POST", "/cases", { player, reason });
  await owner("POST", `/cases/${id}/assign`, { mine: true });
  await owner("POST", `/cases/${id}/notes`, { words: "The bank calls back tomorrow." });
  await owner("POST", `/players/${player}/notes`, { words: "Asks for a payout every Friday." });
  await owner("POST", `/players/${player}/tags`, { tag: "watch closely", on: true });
  await owner("POST", `/players/${player}/wagering`, {
    amount: "25000000",
    reason: "Bets on both sides of a table",
    key: crypto.randomUUID(),
  });
  return id;
}

/**
 * A conversation of the player with customer service, answered and not read yet, one of the
 * newcomer's that waits, and ready answers. Returns the id of the first.
 */
async function talk(
  browser: Browser,
  player: Person,
  newcomer: Person,
  owner: Staff,
): Promise<string> {
  const slip = new Blob([await drawSlip(browser, "1,200.00")], { type: "image/png" });
  const write = (text: string, ...pictures: readonly Blob[]) => {
    const form = new FormData();
    form.append("text", text);
    form.append("key", crypto.randomUUID());
    for (const picture of pictures) form.append("images", picture, "slip.png");
    return form;
  };
  const ask = asPlayer(player.token);
  await ask("POST", "/service/messages", write("Good evening! Did my transfer arrive?", slip));
  const rows = await owner<{ content: readonly { id: string }[] }>(
    "GET",
    `/service?search=${player.id}`,
  );
  const id = rows.content[0]?.id ?? "";
  await owner("POST", `/service/${id}/messages`, write("Good evening! We are looking for it now."));
  await ask("POST", "/service/read", { seq: 2 });
  await ask("POST", "/service/messages", write("Thank you. I can wait."));
  const answer = "It has arrived and is in your account. Have a good evening at the fair!";
  await owner("POST", `/service/${id}/messages`, write(answer));
  await asPlayer(newcomer.token)("POST", "/service/verification");
  for (const [language, title, text] of [
    ["EN", "Transfer arrived", "Your transfer has arrived and is in your account."],
    ["EN", "Proof of identity", "Please send a picture of your passport or your identity card."],
    ["VI", "Đã nhận tiền", "Chúng tôi đã nhận được tiền và đã cộng vào tài khoản của bạn."],
  ])
    await owner("POST", "/service-answers", { language, title, text });
  return id;
}

/**
 * What the console has to show: a small adjustment that is done, a large one waiting for a second
 * person, limits, a colleague added by two people, another requested. Returns the colleague's
 * credentials for the first sign-in.
 */
async function makeWork(
  owner: Staff,
  second: Staff,
  player: Person,
  suffix: string,
): Promise<World["colleague"]> {
  const path = `/players/${player.id}`;
  await owner("POST", `${path}/adjust`, {
    amount: units(50n),
    reason: "Goodwill for a slow payment",
    key: crypto.randomUUID(),
  });
  await owner("POST", `${path}/adjust`, {
    amount: units(25_000n),
    reason: "Prize of the fiesta draw",
    key: crypto.randomUUID(),
  });
  await owner("POST", `${path}/limits`, {
    limits: { singleBet: units(1_000n), dailyWager: units(20_000n) },
    reason: "Asked for by the player",
  });
  const roles = await owner<{ id: string; name: string }[]>("GET", "/roles");
  const support = roles.filter(({ name }) => name === "support").map(({ id }) => id);
  const add = (username: string) =>
    owner<{ approvalId: string; password: string }>("POST", "/staff", {
      username,
      roles: support,
      reason: "To answer the players at night",
    });
  const username = `maria.${suffix}`;
  const { approvalId, password } = await add(username);
  await second("POST", `/approvals/${approvalId}/approve`);
  await add(`jose.${suffix}`);
  await askForVendor(owner, second, suffix);
  await askForSource(owner);
  return { username, password };
}

/** A vendor that waits for a second person, and a key of the studio's that two people approved. */
async function askForVendor(owner: Staff, second: Staff, suffix: string): Promise<void> {
  const vendor = {
    slug: `lantern-${suffix}`,
    name: "Lantern Works",
    vassalage: "LANTERN",
    gamesUrl: "https://games.example/api",
  };
  await owner("POST", "/vendors", { ...vendor, reason: "Contract signed on Monday" });
  const studio = (
    await owner<readonly { id: number; slug: string; keyGrant: unknown }[]>("GET", "/vendors")
  ).find(({ slug }) => slug === "perya-studio");
  if (!studio || studio.keyGrant !== null) return;
  const { approvalId } = await owner<{ approvalId: string }>("POST", `/vendors/${studio.id}/keys`, {
    reason: "The yearly change of keys",
  });
  await second("POST", `/approvals/${approvalId}/approve`);
}

/** A lottery whose results are typed in by staff, once a second person has approved that. */
async function askForSource(owner: Staff): Promise<void> {
  const code = "VN27-1M";
  const game = (
    await owner<readonly { code: string; waiting: readonly unknown[] }[]>("GET", "/lottery/games")
  ).find((one) => one.code === code);
  if (game?.waiting.length === 0)
    await owner("PUT", `/lottery/games/${code}`, {
      source: "MANUAL",
      reason: "Drawn in the hall from Friday on",
    });
}
