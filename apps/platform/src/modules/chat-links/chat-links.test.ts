import { createHash, createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { chooseProfiles } from "../../testing/choose-profiles.ts";
import type { TestPlayer } from "../../testing/people.ts";
import { useSites } from "../../testing/use-sites.ts";
import { brandById } from "../brands/index.ts";
import { setSection } from "../settings/testing/set-section.ts";
import { verifyLedger } from "../wallet/index.ts";
import { linkLawBound } from "./link-law-bound.ts";
import { isSignedByTelegram, type TelegramLogin } from "./verify-telegram.ts";

const TOKEN = `7654321:${"A".repeat(35)}`;
const PESO = 100_000n;
const { db, sites } = await useSites({ TELEGRAM_BOT_TOKEN: TOKEN });
const { platform } = sites;
const TERMS = { isOffered: true, cash: (131n * PESO).toString(), wagerTimes: 3, text: "Up to 131" };
await setSection(platform, "chatLink", TERMS);

const seconds = () => Math.floor(Date.now() / 1_000);
/** What Telegram answers, signed as its page says it is. */
function signed(fields: Omit<TelegramLogin, "hash">, token = TOKEN): TelegramLogin {
  const text = Object.entries(fields)
    .map(([name, value]) => `${name}=${value}`)
    .toSorted((one, other) => one.localeCompare(other))
    .join("\n");
  const key = createHash("sha256").update(token).digest();
  return { ...fields, hash: createHmac("sha256", key).update(text).digest("hex") };
}
let accounts = 1_000;
const loginOf = (id = (accounts += 1)) =>
  signed({ id, first_name: "Ana", username: `ana${id}`, auth_date: seconds() });
const link = (player: TestPlayer, login: TelegramLogin) => player.call("POST", "/chat-link", login);
const open = async (player: TestPlayer) =>
  (await player.call("GET", "/rewards")).value.open as { kind: string; id: string }[];
const claim = (player: TestPlayer, id: string) =>
  player.call("POST", `/rewards/chatLink/${id}/claim`);
const cash = async ({ id }: TestPlayer) => ((await platform.wallet.balance(id))?.cash ?? 0n) / PESO;

test("a login is taken that the bot's own token signed, whole and fresh", () => {
  const now = Temporal.Now.instant();
  const login = loginOf();
  expect(isSignedByTelegram(login, TOKEN, now)).toBe(true);
  expect(isSignedByTelegram({ ...login, id: 7 }, TOKEN, now)).toBe(false);
  expect(isSignedByTelegram({ ...login, last_name: "Cruz" }, TOKEN, now)).toBe(false);
  expect(isSignedByTelegram(login, `1:${"B".repeat(35)}`, now)).toBe(false);
  expect(isSignedByTelegram(login, TOKEN, now.add({ seconds: 590 }))).toBe(true);
  expect(isSignedByTelegram(login, TOKEN, now.add({ seconds: 602 }))).toBe(false);
  expect(isSignedByTelegram(login, TOKEN, now.subtract({ seconds: 90 }))).toBe(false);
});

test("PR-07 linking a chat account brings its reward once ever, also when it is unlinked and linked again, or another one is", async () => {
  const player = await sites.player();
  expect((await player.call("GET", "/chat-link")).value).toMatchObject({
    botId: "7654321",
    linked: null,
    reward: { amount: TERMS.cash },
    text: "Up to 131",
  });
  const login = loginOf();
  const pressed = await Promise.all([link(player, login), link(player, login)]);
  expect(pressed.map(({ status }) => status)).toEqual([200, 200]);
  const [reward] = await open(player);
  expect(reward?.kind).toBe("chatLink");
  const claims = await Promise.all([1, 2, 3].map(() => claim(player, reward?.id ?? "")));
  expect(claims.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  expect(await cash(player)).toBe(131n);

  expect((await link(player, loginOf())).code).toBe("LINK_SET");
  await player.call("POST", "/chat-link/remove");
  expect((await link(player, login)).value).toMatchObject({
    linked: { name: `@${login.username}` },
    reward: null,
  });
  await player.call("POST", "/chat-link/remove");
  expect((await link(player, loginOf())).status).toBe(200);
  expect((await open(player)).map(({ kind }) => kind)).not.toContain("chatLink");
  const problems = (await verifyLedger(db)).books.flatMap((book) => book.problems);
  expect(problems).toEqual([]);
});

test("a chat account belongs to its first player for good, of two at once to one", async () => {
  const [one, other] = [await sites.player(), await sites.player()];
  const login = loginOf();
  const codes = (await Promise.all([link(one, login), link(other, login)])).map(
    ({ status, code }) => (status === 200 ? "OK" : code),
  );
  expect(new Set(codes)).toEqual(new Set(["LINK_TAKEN", "OK"]));
  const [owner, late] = codes[0] === "OK" ? [one, other] : [other, one];
  await owner.call("POST", "/chat-link/remove");
  expect((await link(late, login)).code).toBe("LINK_TAKEN");
});

test("a login that is not Telegram's links nothing, nor does one where the brand offers none", async () => {
  const player = await sites.player();
  expect((await link(player, { ...loginOf(), id: 5 })).code).toBe("LINK_NOT_PROVEN");
  expect((await player.call("POST", "/chat-link", { id: 5 })).status).toBe(400);
  await setSection(platform, "chatLink", { ...TERMS, isOffered: false });
  expect((await link(player, loginOf())).code).toBe("NOT_OFFERED");
  expect((await player.call("GET", "/chat-link")).value).toBeNull();
  await setSection(platform, "chatLink", TERMS);
});

test("who is blocked is given nothing meanwhile, and what the law forbids can't be promised", async () => {
  const player = await sites.player();
  const owner = await sites.staff("owner");
  await link(player, loginOf());
  const [reward] = await open(player);
  const act = (verb: string) =>
    owner.call("POST", `/players/${player.publicId}/${verb}`, { reason: "Looked at" });
  await act("block");
  expect(await open(player)).toEqual([]);
  expect((await claim(player, reward?.id ?? "")).code).toBe("REWARD_BARRED");
  await act("unblock");
  expect((await claim(player, reward?.id ?? "")).status).toBe(200);
  expect(await cash(player)).toBe(131n);
  const brand = await brandById(db, 1n);
  if (!brand) throw new Error("There is a brand");
  expect(await linkLawBound(db, brand, "chatLink", TERMS)).toBeUndefined();
  await chooseProfiles(db, ["BR"]);
  expect(await linkLawBound(db, brand, "chatLink", TERMS)).toMatchObject({ field: "cash" });
});
