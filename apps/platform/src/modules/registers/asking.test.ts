import { sql } from "@perya/postgres/sql";
import { beforeEach, describe, expect, test } from "vitest";
import { PASSWORD, sendSealed, type TestPlayer } from "../../testing/people.ts";
import { saveProfile } from "../players/index.ts";
import { askAgain } from "./asking/ask-again.ts";
import { useRegisters } from "./testing/use-registers.ts";

const { db, sites, platform, owner, under, load, forgetLists, soon } = await useRegisters();
const [SIGAP, ROFUS] = ["SIGAP central self-exclusion", "ROFUS"];

beforeEach(() => forgetLists());

/** A player who gave this number. */
async function someone(idNumber: string): Promise<TestPlayer> {
  const player = await sites.player(2);
  await db.inTransaction((tx) => saveProfile(tx, player.id, { idNumber }));
  return player;
}

/** When a player was asked for and what was said, the newest first. */
async function checksOf({ publicId }: TestPlayer): Promise<string[]> {
  const { value } = await owner.call("GET", `/players/${publicId}/registers`);
  return value.checks.map(({ moment, outcome }: Record<string, string>) => `${moment} ${outcome}`);
}

/** Lets a register have been asked for players so long ago. */
const askedBefore = (length: string, ...players: readonly bigint[]) =>
  db.run(sql`
    update register_answer set asked_at = now() - ${length}::interval
    where player_id = any(${players}::bigint[])`);

describe("advertising", () => {
  /** Gives players a message, and says who of them has it. */
  async function advertise(players: readonly TestPlayer[], advertises: boolean) {
    const title = advertises ? "The fair is open" : "We move our office";
    const asked = {
      audience: { names: players.map(({ username }) => username) },
      advertises,
    };
    const { count: expected } = (await owner.call("POST", "/broadcasts/count", asked)).value;
    const words = { EN: { title, text: "Come and see." } };
    const body = { ...asked, language: "EN", words, expected };
    const { id } = (await owner.call("POST", "/broadcasts", body)).value;
    await soon(async () => {
      expect((await owner.call("GET", `/broadcasts/${id}`)).value.state).toBe("sent");
    });
    const has = async (player: TestPlayer) => {
      const { messages } = (await player.call("GET", "/inbox?kind=staff")).value;
      return messages.some((message: { title: string }) => message.title === title);
    };
    return Promise.all(players.map(has));
  }

  test("reaches nobody whom the register excludes or can't be asked for, and asks it for everyone", async () => {
    const [free, listed] = [await someone("770101-1111"), await someone("770101-2222")];
    const unknown = await sites.player(2);
    await under("DK");
    await load(ROFUS, ["770101-2222,,,"]);
    // What the register said of the first one counts no longer.
    await db.run(sql`update register_answer set valid_until = now() where player_id = ${free.id}`);
    const everyone = [free, listed, unknown];
    expect(await advertise(everyone, true)).toEqual([true, false, false]);
    expect(await checksOf(free)).toContain("ADVERTISING CLEAR");
    expect(await checksOf(unknown)).toContain("ADVERTISING UNKNOWN");
    // What is no advertising asks nobody and reaches everyone.
    expect(await advertise(everyone, false)).toEqual([true, true, true]);
  });

  test("reaches nobody while the register has no list", async () => {
    const player = await someone("770202-1111");
    await under("DK");
    expect(await advertise([player], true)).toEqual([false]);
    expect(await checksOf(player)).toEqual(["ADVERTISING UNKNOWN"]);
  });
});

describe("every fifteen days", () => {
  test("a player is asked for again, and not a day earlier", async () => {
    const [due, recent] = [await someone("660101-1111"), await someone("660101-2222")];
    await under("BR");
    await load(SIGAP, []);
    await askedBefore("15 days 1 minute", due.id);
    await askedBefore("14 days 23 hours", recent.id);
    await askAgain(platform);
    await askAgain(platform);
    expect(await checksOf(due)).toEqual(["AGAIN CLEAR", "NEW_LIST CLEAR"]);
    expect(await checksOf(recent)).toEqual(["NEW_LIST CLEAR"]);
  });

  test("accounts that are nobody's keep no other player from being asked for", async () => {
    const player = await someone("660202-1111");
    await under("BR");
    await load(SIGAP, []);
    // More of them than one transaction takes, and asked for longer ago than the player.
    await db.run(sql`
      with house as (
        insert into player (public_id, brand_id, kind, username, currency, book, country)
        select 'pl_' || lpad(nth::text, 20, '0'), 1, 'staff', 'house' || nth, 'BRL', 'real', 'BR'
        from generate_series(1, 120) nth
        returning id
      )
      insert into register_answer
        (player_id, register, brand_id, outcome, valid_until, excluded, asked_at)
      select id, ${SIGAP}, 1, 'CLEAR', now(), false, now() - interval '40 days' from house`);
    await askedBefore("16 days", player.id);
    await askAgain(platform);
    expect(await checksOf(player)).toEqual(["AGAIN CLEAR", "NEW_LIST CLEAR"]);
  });
});

describe("the first sign-in of a day", () => {
  let visits = 0;
  const signIn = ({ username }: TestPlayer) => {
    const headers = { "x-forwarded-for": `10.78.0.${visits++}` };
    const body = { type: "username", username, password: PASSWORD };
    return sendSealed(sites.playerUrl, headers, "POST", "/api/v1/session", body);
  };

  test("asks the register, and the later ones of that day don't", async () => {
    const player = await someone("550101-1111");
    await under("BR");
    await load(SIGAP, []);
    await askedBefore("1 day", player.id);
    const statuses = [await signIn(player), await signIn(player)].map(({ status }) => status);
    expect(statuses).toEqual([200, 200]);
    expect(await checksOf(player)).toEqual(["SIGN_IN CLEAR", "NEW_LIST CLEAR"]);
    await askedBefore("1 day", player.id);
    expect((await signIn(player)).status).toBe(200);
    expect((await checksOf(player)).slice(0, 2)).toEqual(["SIGN_IN CLEAR", "SIGN_IN CLEAR"]);
  });

  test("is refused while the register can't be asked, though yesterday's said clear", async () => {
    const player = await someone("550202-1111");
    await under("BR");
    await load(SIGAP, []);
    await forgetLists();
    // What was said today still counts.
    expect((await signIn(player)).status).toBe(200);
    await askedBefore("1 day", player.id);
    expect((await signIn(player)).code).toBe("REGISTER_NO_ENTRY");
    // And so does each later sign-in of the day ask, until the register answers.
    expect((await signIn(player)).code).toBe("REGISTER_NO_ENTRY");
    await load(SIGAP, []);
    expect((await signIn(player)).status).toBe(200);
  });
});
