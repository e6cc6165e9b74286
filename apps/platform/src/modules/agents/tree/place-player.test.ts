import { sql } from "@perya/postgres/sql";
import { cloneDatabase, type TestDatabase } from "@perya/postgres/testing";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { told } from "../../facts/testing/told.ts";
import {
  directDownlines,
  frozenAt,
  isFrozen,
  isInTeam,
  lineAbove,
  memberPlaced,
  MOST_LEVELS,
  placeOf,
  placePlayer,
  placesAt,
  teamAt,
} from "../index.ts";
import { addMember } from "../testing/add-member.ts";

let db: TestDatabase;
beforeAll(async () => {
  db = await cloneDatabase(inject("platform"));
});
afterAll(() => db.close());

const now = sql`now()`;

test("a player whom nobody invited stands under the house, and one whom an agent invited under the agent", async () => {
  const agent = await addMember(db, { kind: "1" });
  const member = await addMember(db, { upline: agent });
  expect(await placeOf(db, agent)).toEqual({ parentId: null, depth: 1 });
  expect(await placeOf(db, member)).toEqual({ parentId: agent, depth: 2 });
  expect(await directDownlines(db, agent)).toEqual([member]);
  expect((await told(db, memberPlaced)).at(-1)).toEqual({
    player: member.toString(),
    brand: "1",
    parent: agent.toString(),
  });
});

test("a friend of a member stands under the member's agent, however long the chain of friends", async () => {
  const agent = await addMember(db, { kind: "1" });
  const member = await addMember(db, { upline: agent });
  const friend = await addMember(db, { upline: member });
  const friendOfFriend = await addMember(db, { upline: friend });
  expect(await placeOf(db, friendOfFriend)).toEqual({ parentId: agent, depth: 2 });
  expect(await lineAbove(db, friendOfFriend)).toEqual([agent]);
  const alone = await addMember(db, { upline: await addMember(db) });
  expect(await placeOf(db, alone)).toEqual({ parentId: null, depth: 1 });
});

test("trial guests and staff's accounts stand nowhere", async () => {
  for (const kind of ["4", "staff", "system"] as const)
    expect(await placeOf(db, await addMember(db, { kind }))).toBeUndefined();
});

test("an eleventh level stands under the nearest agent above with room", async () => {
  const line: bigint[] = [];
  for (let level = 1; level <= MOST_LEVELS; level++)
    line.unshift(await addMember(db, { kind: "1", upline: line[0] ?? null }));
  const [last, ninth] = line;
  const eleventh = await addMember(db, { kind: "1", upline: last ?? null });
  const below = await addMember(db, { upline: eleventh });
  expect(await placeOf(db, last ?? 0n)).toEqual({ parentId: ninth, depth: 10 });
  expect(await placeOf(db, eleventh)).toEqual({ parentId: ninth, depth: 10 });
  expect(await lineAbove(db, below)).toEqual(line.slice(1));
});

test("under a frozen agent nobody new comes: the next one above has them, or the house", async () => {
  const top = await addMember(db, { kind: "2" });
  const frozen = await addMember(db, { kind: "1", upline: top });
  const freeze = (agent: bigint) =>
    db.run(sql`
      insert into agent_freeze (player_id, frozen_by, reason) values (${agent}, 'ana', 'test')`);
  await freeze(frozen);
  expect([await isFrozen(db, frozen), await isFrozen(db, top)]).toEqual([true, false]);
  expect(await db.rows(frozenAt(now))).toEqual([{ player_id: frozen }]);
  expect(await placeOf(db, await addMember(db, { upline: frozen }))).toEqual({
    parentId: top,
    depth: 2,
  });
  await freeze(top);
  expect(await placeOf(db, await addMember(db, { upline: frozen }))).toEqual({
    parentId: null,
    depth: 1,
  });
});

test("players are placed in whatever order it is heard of them, once, as of registration", async () => {
  const agent = await addMember(db, { kind: "1", placed: false });
  const friend = await addMember(db, { upline: agent, placed: false });
  const last = await addMember(db, { upline: friend, placed: false });
  const place = (player: bigint) => db.inTransaction((tx) => placePlayer(tx, player));
  await Promise.all([last, agent, friend, last].map((player) => place(player)));
  expect(await place(last)).toEqual({ parentId: agent, depth: 2 });
  const rows = await db.rows(sql`
    select place.player_id as id, place.from_at = p.created_at as "fromRegistration"
    from agent_place place join player p on p.id = place.player_id
    where place.player_id in (${agent}, ${friend}, ${last})
    order by place.player_id`);
  expect(rows).toEqual([agent, friend, last].map((id) => ({ id, fromRegistration: true })));
});

test("a team is the agent and everyone below, and a player is in the team of each agent above", async () => {
  const top = await addMember(db, { kind: "2" });
  const agent = await addMember(db, { kind: "1", upline: top });
  const member = await addMember(db, { upline: agent });
  const other = await addMember(db, { kind: "1" });
  expect(
    await db.rows(sql`
      select player_id as id, depth::int4 as depth from (${teamAt(sql`${top}`, now)}) team
      order by depth`),
  ).toEqual([
    { id: top, depth: 0 },
    { id: agent, depth: 1 },
    { id: member, depth: 2 },
  ]);
  expect(await isInTeam(db, top, member)).toBe(true);
  expect(await isInTeam(db, member, top)).toBe(false);
  expect(await isInTeam(db, other, member)).toBe(false);
  expect(await isInTeam(db, top, top)).toBe(false);
  expect(
    await db.rows(sql`
      select parent_id as parent, depth::int4 as depth from (${placesAt(1n, now)}) place
      where player_id = ${member}`),
  ).toEqual([{ parent: agent, depth: 3 }]);
});

test("before a registration there is no place", async () => {
  const member = await addMember(db);
  const before = Temporal.Now.instant().subtract({ hours: 1 });
  expect(await placeOf(db, member, before)).toBeUndefined();
});
