import { sql } from "@perya/postgres/sql";
import { expect, test } from "vitest";
import { saveProfile } from "../../players/index.ts";
import type { TestPlayer } from "../../../testing/people.ts";
import { useSites } from "../../../testing/use-sites.ts";
import { answers, conversationOf, writes } from "../testing/use-service.ts";
import { letterIn } from "./letter.ts";
import { mailAway } from "./mail-away.ts";

const { db, sites } = await useSites();
const support = await sites.staff("support", 1n);

/** A player with a proven address who has written. */
async function waiting(profile: { readonly language?: string; readonly proven?: boolean } = {}) {
  const player = await sites.player();
  const { language = "EN", proven = true } = profile;
  const email = `${player.username}@mail.example`;
  await db.inTransaction((tx) => saveProfile(tx, player.id, { email, language }));
  if (proven)
    await db.run(
      sql`update player_profile set email_verified_at = now() where player_id = ${player.id}`,
    );
  await writes(player, "Where is my secret deposit?");
  return { player, email, id: await conversationOf(support, player) };
}

const conversationIdOf = async (player: TestPlayer): Promise<bigint> =>
  (
    await db.row<{ id: bigint }>(sql`
    select id from service_conversation where player = ${player.id}`)
  )?.id ?? 0n;

interface Look {
  readonly looks: number;
  readonly minutes: number;
}

/** When a conversation is looked at next. */
const nextLook = async (player: TestPlayer): Promise<Look | undefined> =>
  db.row<Look>(sql`
    select (job.payload ->> 'looks')::int as looks,
      round(extract(epoch from job.run_at - now()) / 60)::int as minutes
    from graphile_worker._private_jobs job
    where job.key = ${`service-mail-away:${await conversationIdOf(player)}`}`);

/** Looks at a conversation as its job does. */
const look = async (player: TestPlayer, looks = 0) =>
  mailAway(sites.platform, { conversation: await conversationIdOf(player), looks });

const mailsTo = (email: string) =>
  db.rows<{ subject: string; text: string }>(sql`
    select subject, text from message where recipient = ${email} order by made_at`);

test("a player who is away gets one e-mail about all answers, without a word of them, and another only after reading", async () => {
  const { player, email, id } = await waiting();
  expect(await nextLook(player)).toBeUndefined();
  await answers(support, id, "It is in your secret account.");
  await answers(support, id, "Have a nice day.");
  expect(await nextLook(player)).toEqual({ looks: 0, minutes: 3 });
  await look(player);
  await look(player);
  await answers(support, id, "One more thing.");
  await look(player);
  const [mail, ...more] = await mailsTo(email);
  expect(more).toEqual([]);
  expect(mail?.subject).toContain("customer service has answered you");
  expect(mail?.text).toContain(player.username);
  expect(mail?.text).toContain("/help");
  expect(mail?.text).not.toContain("secret");
  await player.call("POST", "/service/read", { seq: 4 });
  await look(player);
  expect(await mailsTo(email)).toHaveLength(1);
  await answers(support, id, "Still there?");
  await look(player);
  expect(await mailsTo(email)).toHaveLength(2);
});

test("the e-mail is in the player's language", async () => {
  const { player, email, id } = await waiting({ language: "VI" });
  await answers(support, id, "Hello");
  await look(player);
  expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual([
    expect.stringContaining("chăm sóc khách hàng đã trả lời bạn"),
  ]);
});

test.each([
  ["AR", "ردّت خدمة العملاء على رسالتك"],
  ["CN", "客服已回复您"],
  ["TY", "sumagot na ang customer service"],
  ["JA", "customer service has answered you"],
])("there is a letter in %s, or the English one", (language, words) => {
  const values = { brand: "Perya", username: "rosa", link: "https://perya.example/help" };
  const { subject, text } = letterIn(language, values);
  expect(subject).toContain(words);
  for (const value of Object.values(values)) expect(text).toContain(value);
});

test("a player on the site gets none, is looked at again, and gets it once the page is closed", async () => {
  const { player, email, id } = await waiting();
  const leave = sites.platform.live.listen(player.id, () => undefined);
  await answers(support, id, "Hello");
  await look(player, 3);
  expect(await mailsTo(email)).toEqual([]);
  expect(await nextLook(player)).toEqual({ looks: 4, minutes: 3 });
  leave();
  await look(player, 4);
  expect(await mailsTo(email)).toHaveLength(1);
});

test("nobody is mailed at an address that is not proven, or about what was read", async () => {
  const [unproven, read] = [await waiting({ proven: false }), await waiting()];
  for (const { id } of [unproven, read]) await answers(support, id, "Hello");
  await read.player.call("POST", "/service/read", { seq: 2 });
  for (const { player, email } of [unproven, read]) {
    await look(player);
    expect(await mailsTo(email)).toEqual([]);
  }
});
