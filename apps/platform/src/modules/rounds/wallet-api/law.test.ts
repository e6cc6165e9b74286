import { sql } from "@perya/postgres/sql";
import { randomUUID } from "node:crypto";
import { expect, onTestFinished, test } from "vitest";
import { chooseProfiles } from "../../../testing/choose-profiles.ts";
import { passTime } from "../../../testing/pass-time.ts";
import { categoryNumber, VENDOR_CATEGORIES, type VendorCategory } from "../../catalogue/index.ts";
import { openWallet } from "../../wallet/index.ts";
import { betOf, useWalletApi } from "../testing/use-wallet-api.ts";
import { openWalletServer } from "../testing/wallet-server.ts";

const { db, server, target, bet, statusOf } = await useWalletApi();

const noteOf = async (transaction: string) =>
  (
    await db.row<{ note: string | null }>(
      sql`select note from wallet_entry where transaction = ${transaction}`,
    )
  )?.note;

test("a vendor's bet is decided by the brand's profiles, and the log says by which rule and version", async () => {
  expect(await bet()).toBe("RS_OK");
  await chooseProfiles(db, ["DE"]);
  const refused = betOf(target);
  const send = () => statusOf(`${target.baseUrl}/transaction/bet`, refused);
  expect(await send()).toBe("RS_ERROR_LIMIT_REACHED");
  expect(await noteOf(refused.transaction_uuid)).toBe("DE.product.casino v1");
  await chooseProfiles(db, ["DEMO"]);
  expect(await bet()).toBe("RS_OK");
  expect(await send()).toBe("RS_ERROR_LIMIT_REACHED");
});

test("a vendor's bet says its game's category, so that one which a bonus has closed is refused", async () => {
  const player = await db.row<{ id: bigint }>(
    sql`select id from player where public_id = ${target.user}`,
  );
  const wallet = openWallet({ db, lanes: 1, onCommitted: () => undefined });
  const close = (bonusClosed: bigint | null) =>
    db.inTransaction((tx) =>
      wallet.append(tx, [
        { kind: "limit", player: player?.id ?? 0n, key: randomUUID(), bonusClosed },
      ]),
    );
  onTestFinished(async () => {
    await close(null);
    await wallet.close();
  });
  const game = await db.row<{ category: VendorCategory }>(sql`
    select game_type as category from game where code = ${target.game}`);
  const its = 1n << BigInt(categoryNumber(game?.category ?? "RNG"));
  const all = (1n << BigInt(VENDOR_CATEGORIES.length)) - 1n;
  await close(all & ~its);
  expect(await bet()).toBe("RS_OK");
  await close(its);
  const refused = betOf(target);
  const url = `${target.baseUrl}/transaction/bet`;
  expect(await statusOf(url, refused)).toBe("RS_ERROR_LIMIT_REACHED");
  expect(await noteOf(refused.transaction_uuid)).toBe("bonusClosed");
});

test("rounds of one player and game stay as far apart as the profiles ask", async () => {
  const cell = { value: { casino: 60_000 }, source: "a", confidence: "sure", asOf: "2026" };
  await db.run(sql`
    insert into profile_version (
      code, version, name, authority, zone, effective_at, published_at, published_by, cells
    )
    values (
      'ON', 2, 'Ontario', '', 'brand', now() - interval '1 hour', now() - interval '1 day', 'test',
      ${JSON.stringify({ "round.minMs": cell })}::jsonb
    )`);
  const first = betOf(target);
  const send = (body: object) => statusOf(`${target.baseUrl}/transaction/bet`, body);
  expect(await send(first)).toBe("RS_OK");
  await chooseProfiles(db, ["ON"]);
  const early = betOf(target);
  expect(await send(early)).toBe("RS_ERROR_LIMIT_REACHED");
  expect(await noteOf(early.transaction_uuid)).toBe("ON.round.minMs v2");
  expect(await send(betOf(target, { is_free: true }))).toBe("RS_OK");
  expect(await send(betOf(target, { round: first.round }))).toBe("RS_OK");
});

test("bets are refused while the law has their player pause, after a restart too, and wins are paid", async () => {
  const cell = {
    value: { afterMin: 60, pauseMin: 5 },
    source: "a",
    confidence: "sure",
    asOf: "2026",
  };
  await db.run(sql`
    insert into profile_version (
      code, version, name, authority, zone, effective_at, published_at, published_by, cells
    )
    values (
      'XX', 1, 'Elsewhere', '', 'brand', now() - interval '1 hour', now() - interval '1 day', 'a',
      ${JSON.stringify({ "check.break": cell })}::jsonb
    )`);
  await chooseProfiles(db, ["XX"]);
  const send = (body: object) => statusOf(`${target.baseUrl}/transaction/bet`, body);
  const open = betOf(target);
  expect(await send(open)).toBe("RS_OK");
  await db.run(sql`
    insert into play_session (
      player_id, number, begun_at, seen_at, checked_at, unbroken_at, pause_from, pause_until
    )
    select id, 1, now(), now(), now(), now(), now(), now() + interval '5 minutes'
    from player where public_id = ${target.user}`);
  // What a process remembers of a pause is older than this by then.
  passTime(5_000);
  const refused = betOf(target);
  expect(await send(refused)).toBe("RS_ERROR_LIMIT_REACHED");
  expect(await noteOf(refused.transaction_uuid)).toBe("XX.check.break v1");
  const won = betOf(target, {
    round: open.round,
    amount: 50,
    reference_transaction_uuid: open.transaction_uuid,
  });
  expect(await statusOf(`${target.baseUrl}/transaction/win`, won)).toBe("RS_OK");
  // A process that begins in the middle of the pause knows of it from its first bet on.
  await using restarted = await openWalletServer(db);
  const there = target.baseUrl.replace(server.url, restarted.url);
  const sendThere = (body: object) => statusOf(`${there}/transaction/bet`, body);
  const refusedThere = betOf(target);
  expect(await sendThere(refusedThere)).toBe("RS_ERROR_LIMIT_REACHED");
  expect(await noteOf(refusedThere.transaction_uuid)).toBe("XX.check.break v1");
  await db.run(sql`
    update play_session set pause_from = now() - interval '6 minutes',
      pause_until = now() - interval '1 minute'`);
  passTime(5_000);
  expect(await send(betOf(target))).toBe("RS_OK");
  expect(await sendThere(betOf(target))).toBe("RS_OK");
});

test("where a session has to be planned, bets are refused without one, above its money, and once it is over", async () => {
  const cell = {
    value: { mandatory: true, periods: ["session"] },
    source: "a",
    confidence: "sure",
    asOf: "2026",
  };
  await db.run(sql`
    insert into profile_version (
      code, version, name, authority, zone, effective_at, published_at, published_by, cells
    )
    values (
      'XS', 1, 'Elsewhere', '', 'brand', now() - interval '1 hour', now() - interval '1 day', 'a',
      ${JSON.stringify({ "limit.session": cell })}::jsonb
    )`);
  await chooseProfiles(db, ["XS"]);
  const send = (body: object) => statusOf(`${target.baseUrl}/transaction/bet`, body);
  const unplanned = betOf(target);
  expect(await send(unplanned)).toBe("RS_ERROR_LIMIT_REACHED");
  expect(await noteOf(unplanned.transaction_uuid)).toBe("XS.limit.session v1");
  await db.run(sql`
    insert into planned_session (player_id, number, begun_at, until, units, after_seq)
    select id, 1, now(), now() + interval '30 minutes', 250, seq
    from player join wallet_account on player = id where public_id = ${target.user}`);
  // The very next bet is one of the session, whatever was remembered of the one before.
  const first = betOf(target, { amount: 200 });
  expect(await send(first)).toBe("RS_OK");
  expect(await noteOf(first.transaction_uuid)).toBe('{"session":"1"}');
  expect(await send(betOf(target, { amount: 51 }))).toBe("RS_ERROR_LIMIT_REACHED");
  const won = betOf(target, {
    round: first.round,
    amount: 1,
    reference_transaction_uuid: first.transaction_uuid,
  });
  expect(await statusOf(`${target.baseUrl}/transaction/win`, won)).toBe("RS_OK");
  expect(await send(betOf(target, { amount: 51 }))).toBe("RS_OK");
  await db.run(sql`
    update planned_session set begun_at = now() - interval '31 minutes',
      until = now() - interval '1 second'`);
  passTime(5_000);
  expect(await send(betOf(target, { amount: 1 }))).toBe("RS_ERROR_LIMIT_REACHED");
});
