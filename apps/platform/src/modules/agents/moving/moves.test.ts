import { sql } from "@perya/postgres/sql";
import fc from "fast-check";
import { expect, test } from "vitest";
import { useSites } from "../../../testing/use-sites.ts";
import { told } from "../../facts/testing/told.ts";
import {
  agentFrozen,
  lineAbove,
  memberMoved,
  notePeriod,
  placeOf,
  placePlayer,
  placesAt,
} from "../index.ts";
import { addMember } from "../testing/add-member.ts";
import { moveStart } from "./move-start.ts";
import { makeNextMove } from "./make-moves.ts";
import { lockTree } from "./shift.store.ts";
import { shiftTeam } from "./shift-team.ts";
import { whyNot } from "./why-not.ts";

const { db, sites } = await useSites();
const [owner, second] = [await sites.staff("owner"), await sites.staff("owner")];
const reason = "a new manager";

const publicId = async (id: bigint): Promise<string> =>
  (await db.row<{ id: string }>(sql`select public_id as id from player where id = ${id}`))?.id ??
  "";
const at = async (path: string, id: bigint) => `/agents/${await publicId(id)}${path}`;
async function ask(player: bigint, parent: bigint | null) {
  const to = parent === null ? null : await publicId(parent);
  return owner.call("POST", await at("/move", player), { to, reason });
}
async function agree(player: bigint) {
  const { value } = await second.call("GET", "/approvals");
  const subject = await publicId(player);
  const request = value.find((one: { subject: string }) => one.subject === subject);
  return second.call("POST", `/approvals/${request.id}/approve`);
}
const pastDue = (player: bigint) =>
  db.run(sql`
    update agent_move set effective_at = now() - interval '10 minutes'
    where player_id = ${player} and state = 'SCHEDULED'`);
async function makeMoves() {
  while (await db.inTransaction(makeNextMove));
}
/** Has players registered long ago. */
const age = (...ids: bigint[]) =>
  Promise.all([
    db.run(sql`
      update agent_place set from_at = now() - interval '1 day' where player_id = any (${ids})`),
    db.run(sql`
      update agent_line set from_at = now() - interval '1 day'
      where descendant_id = any (${ids})`),
  ]);

test("a move takes two people, counts from the next day of the brand's clock, and takes the whole team along, while earlier times keep the old tree", async () => {
  const [from, to] = [await addMember(db, { kind: "1" }), await addMember(db, { kind: "1" })];
  const agent = await addMember(db, { kind: "1", upline: from });
  const member = await addMember(db, { upline: agent });
  await age(from, to, agent, member);
  const preview = await owner.call("POST", await at("/move/preview", agent), {
    to: await publicId(to),
  });
  expect(preview.value).toMatchObject({ members: 2, levelBefore: 2, levelAfter: 2, periods: [] });
  expect((await ask(agent, to)).status).toBe(200);
  expect(await ask(agent, to)).toMatchObject({ status: 409, code: "ASKED_ALREADY" });
  expect((await agree(agent)).status).toBe(200);
  const { value } = await owner.call("GET", await at("", agent));
  expect(value.move.effectiveAt).toBe(preview.value.effectiveAt);
  await makeMoves();
  expect(await placeOf(db, agent)).toEqual({ parentId: from, depth: 2 });

  await pastDue(agent);
  const late = await addMember(db, { upline: agent });
  await makeMoves();
  expect(await lineAbove(db, member)).toEqual([agent, to]);
  expect(await lineAbove(db, late)).toEqual([agent, to]);
  const before = Temporal.Now.instant().subtract({ minutes: 30 });
  expect(await lineAbove(db, member, before)).toEqual([agent, from]);
  expect(await placeOf(db, agent, before)).toEqual({ parentId: from, depth: 2 });
  expect((await told(db, memberMoved)).at(-1)).toMatchObject({
    player: `${agent}`,
    from: `${from}`,
    to: `${to}`,
  });
});

test("a scheduled move can be cancelled until its time, and one that has become impossible changes nothing", async () => {
  const [from, to] = [await addMember(db, { kind: "1" }), await addMember(db, { kind: "1" })];
  const agent = await addMember(db, { kind: "1", upline: from });
  const cancel = async () => owner.call("POST", await at("/move/cancel", agent), { reason });
  expect(await cancel()).toMatchObject({ status: 409, code: "NO_MOVE" });
  await ask(agent, to);
  await agree(agent);
  expect(await ask(agent, null)).toMatchObject({ status: 409, code: "MOVES_ALREADY" });
  expect((await cancel()).status).toBe(200);
  await ask(agent, to);
  await agree(agent);
  await owner.call("POST", await at("/freeze", to), { frozen: true, reason });
  await pastDue(agent);
  await makeMoves();
  expect(await placeOf(db, agent)).toEqual({ parentId: from, depth: 2 });
  expect(
    await db.rows(sql`
      select state, end_reason as why from agent_move where player_id = ${agent} order by id`),
  ).toEqual([
    { state: "CANCELLED", why: reason },
    { state: "FAILED", why: "FROZEN_PARENT" },
  ]);
});

test("nobody is moved into the own team, under a member, where they stand, or below the tenth level", async () => {
  const line: bigint[] = [];
  for (let level = 1; level <= 9; level++)
    line.push(await addMember(db, { kind: "1", upline: line.at(-1) ?? null }));
  const [top = 0n, next = 0n] = line;
  const last = line.at(-1) ?? 0n;
  const member = await addMember(db);
  const pair = await addMember(db, { kind: "1" });
  await addMember(db, { upline: pair });
  const code = async (player: bigint, parent: bigint | null) => (await ask(player, parent)).code;
  expect(await code(top, top)).toBe("OWN_TEAM");
  expect(await code(top, last)).toBe("OWN_TEAM");
  expect(await code(next, member)).toBe("NOT_AN_AGENT");
  expect(await code(next, top)).toBe("SAME_PARENT");
  expect(await code(top, null)).toBe("SAME_PARENT");
  expect(await code(pair, last)).toBe("TOO_DEEP");
});

test("a move waits for a day on which every contract that it touches begins a period", async () => {
  const agent = await addMember(db, { kind: "1" });
  const member = await addMember(db, { upline: agent });
  await db.inTransaction((tx) => notePeriod(tx, agent, "DIVIDEND", "H"));
  await db.inTransaction((tx) => notePeriod(tx, agent, "HOURLY_SALARY", "HOUR"));
  const { value } = await owner.call("POST", await at("/move/preview", member), { to: null });
  expect(value.periods.toSorted()).toEqual(["H", "HOUR"]);
  const day = Temporal.Instant.from(value.effectiveAt).toZonedDateTimeISO("Asia/Manila");
  expect([1, 16]).toContain(day.day);
  await db.inTransaction((tx) => notePeriod(tx, agent, "DIVIDEND", null));
  const next = await owner.call("POST", await at("/move/preview", member), { to: null });
  expect(next.value.periods).toEqual(["HOUR"]);
});

test("weeks and months begin together on a Monday that is the first", () => {
  const now = Temporal.Instant.from("2027-01-15T10:00:00Z");
  const first = moveStart(["W", "M", "BUCKET"], now, "Asia/Manila");
  expect(first.toString()).toBe("2027-01-31T16:00:00Z");
  const later = moveStart(["W", "M"], Temporal.Instant.from("2027-02-01T00:00:00Z"), "Asia/Manila");
  const day = later.toZonedDateTimeISO("Asia/Manila").toPlainDate();
  expect(day.toString()).toBe("2027-03-01");
});

test("staff freeze an agent and end it, once each, and never a member", async () => {
  const [agent, member] = [await addMember(db, { kind: "1" }), await addMember(db)];
  const freeze = async (player: bigint, frozen: boolean) => {
    const { status, code } = await owner.call("POST", await at("/freeze", player), {
      frozen,
      reason,
    });
    return code ?? status;
  };
  expect(await freeze(member, true)).toBe("NOT_AN_AGENT");
  expect(await freeze(agent, false)).toBe("NOT_FROZEN");
  expect(await freeze(agent, true)).toBe(200);
  expect(await freeze(agent, true)).toBe("FROZEN_ALREADY");
  expect((await owner.call("GET", await at("", agent))).value.line[0].isFrozen).toBe(true);
  expect(await freeze(agent, false)).toBe(200);
  expect(
    (await told(db, agentFrozen)).slice(-2).map((one) => (one as { frozen: boolean }).frozen),
  ).toEqual([true, false]);
});

test("staff look through the tree branch by branch, in pages", async () => {
  const agent = await addMember(db, { kind: "1" });
  const below: bigint[] = [];
  for (let count = 0; count < 51; count++) below.push(await addMember(db, { upline: agent }));
  const page = async (after = "") =>
    (await owner.call("GET", `/agents?under=${await publicId(agent)}${after}`)).value;
  const first = await page();
  expect([first.content.length, first.more]).toEqual([50, true]);
  const rest = await page(`&after=${first.content.at(-1).id}`);
  expect(rest.content.map(({ id }: { id: string }) => id)).toEqual([
    await publicId(below.at(-1) ?? 0n),
  ]);
  expect(rest.more).toBe(false);
  expect((await owner.call("GET", await at("", agent))).value.line).toMatchObject([
    { level: 1, direct: 51, isAgent: true, isFrozen: false, moves: false },
  ]);
});

test("a registration and a move at once leave the player under the agent's new line", async () => {
  const [from, to] = [await addMember(db, { kind: "1" }), await addMember(db, { kind: "1" })];
  const agent = await addMember(db, { kind: "1", upline: from });
  await age(from, to, agent);
  for (let count = 0; count < 5; count++) {
    const [target, other] = count % 2 === 0 ? [to, from] : [from, to];
    const late = await addMember(db, { upline: agent, placed: false });
    await Promise.all([
      db.inTransaction(async (tx) => {
        await lockTree(tx, 1n);
        const time = Temporal.Now.instant().subtract({ minutes: 20 - count });
        await shiftTeam(tx, { player: agent, parent: target, at: time });
      }),
      db.inTransaction((tx) => placePlayer(tx, late)),
    ]);
    expect(await lineAbove(db, late)).toEqual([agent, target]);
    expect(await lineAbove(db, late)).not.toContain(other);
  }
});

/** A tree that knows its parents alone: what the closure is compared with. */
interface Plain {
  readonly parents: Map<bigint, bigint | null>;
  readonly at: Temporal.Instant;
}

function lineOf(parents: Plain["parents"], player: bigint): bigint[] {
  const parent = parents.get(player) ?? null;
  return parent === null ? [] : [parent, ...lineOf(parents, parent)];
}

test("after any registrations and moves, places and lines agree with a walk over parents at every instant, without cycles and no deeper than ten levels", async () => {
  const step = fc.record({
    isMove: fc.boolean(),
    who: fc.nat(),
    under: fc.nat(),
    isAgent: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 35 }), async (steps) => {
      const players: bigint[] = [];
      const history: Plain[] = [];
      let parents: Plain["parents"] = new Map();
      const start = Temporal.Now.instant().subtract({ hours: 24 });
      for (const [n, { isMove, who, under, isAgent }] of steps.entries()) {
        const time = start.add({ minutes: n });
        const parent = players.length > 0 ? (players[under % (players.length + 1)] ?? null) : null;
        if (isMove && players.length > 0) {
          const id = players[who % players.length] ?? 0n;
          if ((await whyNot(db, { id, brandId: 1n }, parent)) !== undefined) continue;
          await db.inTransaction(async (tx) => {
            await lockTree(tx, 1n);
            await shiftTeam(tx, { player: id, parent, at: time });
          });
          parents = new Map(parents).set(id, parent);
        } else {
          const kind = isAgent ? "1" : "0";
          const id = await addMember(db, { kind, upline: parent, placed: false });
          const created = sql`${time.toString()}::timestamptz`;
          await db.run(sql`update player set created_at = ${created} where id = ${id}`);
          const place = await db.inTransaction((tx) => placePlayer(tx, id));
          players.push(id);
          parents = new Map(parents).set(id, place?.parentId ?? null);
        }
        history.push({ parents, at: time });
      }
      for (const { parents: then, at: time } of history)
        for (const player of players) {
          const line = await lineAbove(db, player, time);
          expect(line).toEqual(then.has(player) ? lineOf(then, player) : []);
          expect(line.length).toBeLessThan(10);
          expect((await placeOf(db, player, time))?.depth).toBe(
            then.has(player) ? line.length + 1 : undefined,
          );
        }
      const ids = new Set(players);
      const now = await db.rows<{ player_id: bigint; parent_id: bigint | null }>(
        placesAt(1n, sql`now()`),
      );
      expect(
        new Map(
          now.flatMap((one) => (ids.has(one.player_id) ? [[one.player_id, one.parent_id]] : [])),
        ),
      ).toEqual(parents);
    }),
    { numRuns: 12 },
  );
});
