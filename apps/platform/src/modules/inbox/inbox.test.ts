import { sql } from "@perya/postgres/sql";
import { describe, expect, test } from "vitest";
import { PASSWORD } from "../../testing/people.ts";
import { useSites } from "../../testing/use-sites.ts";
import { depositRefused, depositSucceeded, payoutSent, withdrawalEnded } from "../cashier/index.ts";
import { tellFact } from "../facts/index.ts";
import { barLogin, contactChanged, passkeysChanged, secretChanged } from "../identity/index.ts";
import { exclusionBegan, FOR_GOOD } from "../limits/index.ts";
import { vipLevelLost, vipLevelReached } from "../loyalty/index.ts";
import { saveProfile, setKycLevel } from "../players/index.ts";
import { deliverAll, hearAll, readBy, unreadOf } from "./testing/use-inbox.ts";
import { writeLetter } from "./write-letter.ts";

const { db, sites } = await useSites();
const { platform } = sites;

/** A player who has been told nothing yet. */
async function newcomer() {
  const player = await sites.player();
  await hearAll(db, platform);
  await db.run(sql`delete from inbox_message where player = ${player.id}`);
  return player;
}

type Newcomer = Awaited<ReturnType<typeof newcomer>>;

const money = { brand: 1n, currency: "PHP", units: 123_456_000n };

const deposit = (player: Newcomer) =>
  db.inTransaction((tx) =>
    tellFact(tx, depositSucceeded, {
      ...money,
      player: player.id,
      deposit: "dp_1",
      fee: 0n,
      method: "bank",
    }),
  );
const withdrawal = (player: Newcomer, paid: boolean) =>
  db.inTransaction((tx) =>
    tellFact(tx, withdrawalEnded, { ...money, player: player.id, withdrawal: "wd_1", paid }),
  );
const letter = (player: Newcomer, level: number) =>
  db.inTransaction((tx) =>
    writeLetter(tx, {
      player: player.id,
      template: "level raised",
      details: { level },
      link: "/member/securityCenter",
    }),
  );

describe("what happened to a player is written to them", () => {
  test("a deposit and a withdrawal with their amounts and a link, a level, and changed passwords", async () => {
    const player = await newcomer();
    await deposit(player);
    await withdrawal(player, true);
    await withdrawal(player, false);
    await db.inTransaction((tx) => setKycLevel(tx, player.id, 3));
    await db.inTransaction((tx) => setKycLevel(tx, player.id, 1));
    const [oldPassword, newPassword] = [PASSWORD, "Another2026"];
    const change = { oldPassword, newPassword, confirmNewPassword: newPassword };
    expect((await player.call("POST", "/password", change)).status).toBe(200);
    await hearAll(db, platform);
    const amount = "\u2066₱1,234.56\u2069";
    expect((await readBy(player)).map(({ kind, text, link }) => [kind, text, link])).toEqual([
      [
        "security",
        expect.stringContaining("other devices were signed out"),
        "/member/securityCenter/security",
      ],
      ["documents", expect.stringContaining("level 1"), "/member/securityCenter"],
      ["documents", expect.stringContaining("level 3"), "/member/securityCenter"],
      [
        "withdrawal",
        expect.stringContaining(`${amount} was not paid out`),
        "/member/withdraw/wd_1",
      ],
      ["withdrawal", expect.stringContaining(`${amount} was sent`), "/member/withdraw/wd_1"],
      ["deposit", expect.stringContaining(`${amount} was added`), "/member/depositv2/dp_1"],
    ]);
  });

  test("a deposit that was refused or sent back, a payout that no silence ends, and breaks from play", async () => {
    const player = await newcomer();
    const about = { player: player.id, currency: "PHP", units: 123_456_000n };
    await db.inTransaction(async (tx) => {
      for (const sentBack of [false, true])
        await tellFact(tx, depositRefused, { ...about, deposit: "dp_1", sentBack });
      const sent = { ...about, withdrawal: "wd_1", minutes: null, reminder: false };
      await tellFact(tx, payoutSent, sent);
      for (const isTimeOut of [true, false])
        await tellFact(tx, exclusionBegan, { player: player.id, isTimeOut });
    });
    await hearAll(db, platform);
    expect((await readBy(player)).map(({ title, kind, link }) => [title, kind, link])).toEqual([
      ["You have excluded yourself", "limits", "/member/securityCenter/limits"],
      ["You are taking a break", "limits", "/member/securityCenter/limits"],
      ["Your withdrawal is on its way", "withdrawal", "/member/withdraw/wd_1"],
      ["Your payment is being sent back", "deposit", "/member/depositv2/dp_1"],
      ["Your deposit was not accepted", "deposit", "/member/depositv2/dp_1"],
    ]);
  });

  test("a limit that was set and a higher one that was asked for, in the reader's language", async () => {
    const player = await newcomer();
    const ask = (amount: string | null) =>
      player.call("POST", "/limits", { name: "dailyLoss", amount });
    await ask("50000000");
    await ask(null);
    await hearAll(db, platform);
    const link = "/member/securityCenter/limits";
    expect((await readBy(player)).map(({ kind, text, link: to }) => [kind, text, to])).toEqual([
      ["limits", expect.stringContaining("Losses in 24 hours: no limit. It waits"), link],
      ["limits", expect.stringContaining("Losses in 24 hours: \u2066₱500.00\u2069 from"), link],
    ]);
    expect((await readBy(player, "", "CN"))[1]?.text).toContain("24 小时内亏损");
  });

  test("a VIP level by its name in the reader's language, and to nobody who has excluded themselves", async () => {
    const player = await newcomer();
    const label = { EN: "Gold", VI: "Vàng" };
    const rise = () =>
      db.inTransaction(async (tx) => {
        const about = { player: player.id, brand: 1n };
        await tellFact(tx, vipLevelReached, { ...about, level: 3, first: true, label });
        await tellFact(tx, vipLevelLost, { ...about, level: 0, before: 1, label: null });
      });
    await rise();
    await hearAll(db, platform);
    const read = async (language: string) =>
      (await readBy(player, "?kind=vip", language)).map(({ title, link }) => [title, link]);
    expect(await read("EN")).toEqual([
      ["Your VIP level has ended", "/vip"],
      ["You are Gold now", "/vip"],
    ]);
    expect((await read("VI"))[1]).toEqual(["Bạn đã lên hạng Vàng", "/vip"]);
    expect((await read("AR"))[1]?.[0]).toContain("Gold");
    await player.call("POST", "/exclusion", { kind: "TIME_OUT", period: "P1W" });
    await rise();
    await hearAll(db, platform);
    expect(await read("EN")).toHaveLength(2);
  });

  test.each([
    ["VI", "Tiền nạp đã vào tài khoản"],
    ["AR", "وصل مبلغ إيداعك"],
    ["CN", "存款已到账"],
    ["TY", "Dumating na ang deposit mo"],
    ["TW", "存款已到账"],
    ["JA", "Your deposit has arrived"],
  ])("in the language one reads in: %s", async (language, title) => {
    const player = await newcomer();
    await deposit(player);
    await hearAll(db, platform);
    expect((await readBy(player, "", language)).map((one) => one.title)).toEqual([title]);
  });
});

describe("an inbox", () => {
  test("is read page by page, by kind, and by what is not read", async () => {
    const player = await newcomer();
    for (let level = 1; level <= 25; level++) await letter(player, level);
    await deposit(player);
    await hearAll(db, platform);
    const first = (await player.call("GET", "/inbox")).value;
    expect([first.messages.length, first.hasEarlier]).toEqual([20, true]);
    const last = first.messages.at(-1).id;
    const rest = (await player.call("GET", `/inbox?before=${last}`)).value;
    expect([rest.messages.length, rest.hasEarlier]).toEqual([6, false]);
    expect(new Set([...first.messages, ...rest.messages].map(({ id }) => id)).size).toBe(26);
    expect(await readBy(player, "?kind=deposit")).toHaveLength(1);
    await player.call("POST", "/inbox/read", { upTo: last });
    expect(await readBy(player, "?unread=true")).toHaveLength(19);
    expect(await unreadOf(player)).toBe(19);
  });

  test("tells open pages how many are not read: when one comes, is read, or is deleted", async () => {
    const player = await newcomer();
    const heard: unknown[] = [];
    const leave = platform.live.listen(player.id, (event) => void heard.push(event));
    await letter(player, 1);
    await letter(player, 2);
    await deliverAll(db, platform);
    const [second, first] = await readBy(player);
    const read = await player.call("POST", "/inbox/read", { ids: [first?.id] });
    const deleted = await player.call("POST", "/inbox/delete", { ids: [second?.id] });
    leave();
    expect([read.value.unread, deleted.value.unread]).toEqual([1, 0]);
    expect(heard).toEqual([2, 2, 1, 0].map((unread) => ({ type: "inbox", unread })));
    expect((await readBy(player)).map(({ id, read: isRead }) => [id, isRead])).toEqual([
      [first?.id, true],
    ]);
  });

  test("is nobody else's: what another player reads or deletes stays as it is", async () => {
    const [owner, other] = [await newcomer(), await newcomer()];
    await letter(owner, 2);
    const [message] = await readBy(owner);
    await other.call("POST", "/inbox/read", { ids: [message?.id] });
    await other.call("POST", "/inbox/read", { upTo: message?.id });
    await other.call("POST", "/inbox/delete", { ids: [message?.id] });
    expect(await readBy(other)).toEqual([]);
    expect(await readBy(owner)).toEqual([message]);
    expect(await unreadOf(owner)).toBe(1);
  });
});

describe("mail", () => {
  const mails = (email: string) =>
    db.rows<{ subject: string; text: string }>(
      sql`select subject, text from message where recipient = ${email} order by made_at`,
    );

  const delivered = () => hearAll(db, platform).then(() => deliverAll(db, platform));
  /** A player with an address, who wants deposits by mail. */
  async function reader({ proven }: { readonly proven: boolean }) {
    const player = await newcomer();
    const email = `${player.username}@mail.example`;
    await db.inTransaction((tx) => saveProfile(tx, player.id, { email, language: "VI" }));
    if (proven)
      await db.run(
        sql`update player_profile set email_verified_at = now() where player_id = ${player.id}`,
      );
    await player.call("PUT", "/inbox/mail", { kinds: ["deposit"] });
    await deposit(player);
    await withdrawal(player, true);
    await delivered();
    return { player, email };
  }

  test("goes to who wants a kind by mail, in their language, with the way to it", async () => {
    const { player, email } = await reader({ proven: true });
    const [mail, ...more] = await mails(email);
    expect(more).toEqual([]);
    expect(mail?.subject).toContain("Tiền nạp đã vào tài khoản");
    expect(mail?.text).toContain("/member/depositv2/dp_1");
    expect((await player.call("GET", "/inbox/mail")).value.kinds).toEqual(["deposit"]);
    await player.call("PUT", "/inbox/mail", { kinds: [] });
    await deposit(player);
    await delivered();
    expect(await mails(email)).toHaveLength(1);
    // Who may not sign in reads of a withdrawal there, wanted or not.
    await db.inTransaction((tx) => barLogin(tx, player.id, FOR_GOOD));
    await withdrawal(player, true);
    await delivered();
    expect(await mails(email)).toHaveLength(2);
  });

  test("never goes to an address that is not proven", async () => {
    const { email } = await reader({ proven: false });
    expect(await mails(email)).toEqual([]);
  });

  test("about the security of the account always goes, in the reader's language, and also when the message was deleted at once", async () => {
    const { player, email } = await reader({ proven: true });
    await player.call("PUT", "/inbox/mail", { kinds: [] });
    const before = (await mails(email)).length;
    await db.inTransaction(async (tx) => {
      await tellFact(tx, passkeysChanged, { player: player.id, what: "added" });
      await tellFact(tx, contactChanged, { player: player.id, channel: "sms", how: "replaced" });
      await tellFact(tx, secretChanged, { player: player.id, secret: "password", how: "reset" });
    });
    await hearAll(db, platform);
    await db.run(sql`
      update inbox_message set deleted_at = now()
      where player = ${player.id} and kind = 'security'`);
    await deliverAll(db, platform);
    const titles = (await mails(email)).slice(before).map(({ subject }) => subject);
    expect(titles).toEqual([
      expect.stringContaining("khóa truy cập"),
      expect.stringContaining("Số di động"),
      expect.stringContaining("Mật khẩu"),
    ]);
  });

  test("about the security of the account can't be chosen", async () => {
    const player = await newcomer();
    const asked = await player.call("PUT", "/inbox/mail", { kinds: ["security"] });
    expect(asked.code).toBe("INVALID_REQUEST");
  });
});

test("MC-13 staff see all that a player was written, what the player deleted included, and nothing of others", async () => {
  const [player, other] = [await newcomer(), await newcomer()];
  await letter(player, 1);
  await letter(player, 2);
  await letter(other, 3);
  const [newest] = await readBy(player);
  await player.call("POST", "/inbox/delete", { ids: [newest?.id] });
  const staff = await sites.staff("support", 1n);
  const { value } = await staff.call("GET", `/players/${player.publicId}/messages`);
  expect(value.messages).toMatchObject([
    { id: newest?.id, deletedAt: expect.any(String) },
    { deletedAt: null, read: false },
  ]);
  expect(value.messages).toHaveLength(2);
  const earlier = `/players/${player.publicId}/messages?before=${newest?.id}`;
  expect((await staff.call("GET", earlier)).value.messages).toHaveLength(1);
});
