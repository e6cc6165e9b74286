import { sql } from "@perya/postgres/sql";
import { cloneDatabase } from "@perya/postgres/testing";
import { randomUUID } from "node:crypto";
import { afterAll, inject } from "vitest";
import { LATE, paidBeside, PROBLEM } from "../modules/cashier/testing/paid-beside.ts";
import { requirePlay } from "../modules/wagering/index.ts";
import { insertApplied, insertBonus } from "../modules/promotions/testing/insert-bonus.ts";
import { promotionOf } from "../modules/promotions/testing/draft-of.ts";
import { PNG } from "./one-pixel.ts";
import { openSites } from "./open-sites.ts";
import { HERE, reason, type Ours } from "./attack.ts";
import { PASSWORD } from "./people.ts";
import { earned } from "./earned.ts";
import { suspect } from "./suspect.ts";
import { triedBy } from "./tried-by.ts";
import { newVendor } from "./vendors.ts";
import { unreconciled } from "./unreconciled.ts";
import { TABLES_OF_BRANDS } from "./tables-of-brands.ts";

const PESO = 100_000n;

/**
 * Two brands: one with a player, a vendor, a lottery and all else its staff see to; staff of both,
 * and of the house.
 */
export async function useTwoBrands() {
  const db = await cloneDatabase(inject("platform"));
  const sites = await openSites(db, { TWO_PERSON_ABOVE: (100n * PESO).toString() });
  const made = await db.row<{ id: bigint }>(sql`
    insert into brand (host, name, real_money, currency, country, zone, minimum_age)
    values ('other.example', 'Other', false, 'PHP', 'PH', 'Asia/Manila', 18)
    returning id`);
  const [there] = [made?.id ?? 0n];
  const house = await sites.staff("owner");
  const mine = await sites.staff("owner", HERE);
  const foreigner = await sites.staff("owner", there);
  const ours = await furnish();
  afterAll(async () => {
    await sites.close();
    await db.close();
  });

  async function furnish(): Promise<Ours> {
    const someone = await sites.player(2);
    const colleague = await sites.staff("cashier", HERE);
    await colleague.call("POST", `/players/${someone.publicId}/adjust`, {
      amount: (100n * PESO).toString(),
      reason,
      key: randomUUID(),
    });
    const asked = await colleague.call("POST", `/players/${someone.publicId}/adjust`, {
      amount: (500n * PESO).toString(),
      reason,
      key: randomUUID(),
    });
    await house.call("POST", `/approvals/${asked.value.approvalId}/approve`, {});
    const [asker, approvals] = [await sites.staff("cashier", HERE), [] as string[]];
    for (let at = 0; at < 3; at++) {
      const body = { amount: (500n * PESO).toString(), reason, key: randomUUID() };
      approvals.push(
        (await asker.call("POST", `/players/${someone.publicId}/adjust`, body)).value.approvalId,
      );
    }
    const [approval = "", rejectable = "", takeable = ""] = approvals;
    const deposit = await someone.call("POST", "/deposits", {
      method: "bank-transfer",
      amount: (1_000n * PESO).toString(),
      key: randomUUID(),
    });
    const slip = new FormData();
    slip.append("file", new Blob([PNG], { type: "image/png" }), "slip.png");
    await someone.call("POST", `/deposits/${deposit.value.id}/slip`, slip);
    const feedback = new FormData();
    feedback.append("content", "Something is odd here");
    feedback.append("images", new Blob([PNG], { type: "image/png" }), "odd.png");
    await someone.call("PUT", "/feedback", feedback);
    const told = (await mine.call("GET", "/feedback")).value.content[0].id;
    const words = new FormData();
    words.append("text", "Is anyone there?");
    words.append("key", randomUUID());
    words.append("images", new Blob([PNG], { type: "image/png" }), "a.png");
    await someone.call("POST", "/service/messages", words);
    const conversation = (await mine.call("GET", "/service")).value.content[0].id;
    const paper = new FormData();
    for (const [name, text] of Object.entries({ kind: "SELFIE", key: randomUUID() }))
      paper.append(name, text);
    paper.append("files", new Blob([PNG], { type: "image/png" }), "me.png");
    await someone.call("POST", "/documents", paper);
    const document = (await mine.call("GET", "/documents")).value.content[0].id;
    const ready = { language: "EN", title: "Hello", text: "Hello, how can we help?" };
    const cannedAnswer = (await mine.call("POST", "/service-answers", ready)).value.id;
    const notice = {
      audience: { names: [someone.username] },
      advertises: false,
      language: "EN",
      words: { EN: { title: "Ours", text: "For our players." } },
      expected: 1,
    };
    const broadcast = (await mine.call("POST", "/broadcasts", notice)).value.id;
    const vouchers = await mine.call("POST", "/vouchers", {
      amount: PESO.toString(),
      count: 1,
      note: "Ours alone",
      expiresAt: "2100-01-01T00:00:00Z",
      key: randomUUID(),
    });
    const bank = await someone.call("POST", "/bank-accounts", {
      bank: "Metrobank",
      number: "001234567890",
      holder: "Ana Cruz",
    });
    const order = {
      amount: (200n * PESO).toString(),
      bankAccount: bank.value.id,
      password: PASSWORD,
      key: randomUUID(),
    };
    const withdrawal = await someone.call("POST", "/withdrawals", order);
    const vendorSlug = "acme-games";
    const pair = { asker: house, second: await sites.staff("owner") };
    const created = await newVendor(pair, { slug: vendorSlug, name: "Acme", vassalage: "ACME" });
    const key = (await house.call("GET", `/vendors/${created.id}`)).value.keys[0].id;
    const game = "acme-reels";
    await db.run(sql`
      insert into game (slug, vendor_id, code, name, display_name, game_type)
      values (${game}, ${created.id}::int, 'reels', 'Reels', 'Reels', 'RNG')`);
    const round = await db.row<{ id: bigint }>(sql`
      insert into betting_record (
        player_id, vendor_id, round, game_code, currency, book, stake, payout, made, standing,
        closed, opened_at, first_seq, last_seq
      )
      select id, ${created.id}::int, 'r-1', 'reels', 'PHP', 'real', 1, 0, 1, 1, true, now(), 1, 1
      from player
      where public_id = ${someone.publicId}
      returning id`);
    const draw = "20260101";
    await db.run(sql`
      with drawn as (
        insert into lottery_game (
          code, rules, name, prize_mode, tag, vendor_id, game_id, vassalage, timezone, calendar,
          lock_seconds, max_late_seconds, source
        )
        values (
          'ACME', 'keno', 'Acme', 'Elott', 'KENO', ${created.id}::int, 1, 'ACME', 'UTC', '{}', 5,
          60, 'RNG'
        )
        returning id
      )
      insert into lottery_issue (
        game_id, issue_no, open_at, close_at, draw_at, source, rules_version
      )
      select id, ${draw}, now(), now() + interval '1 hour', now() + interval '1 hour', 'RNG',
        '1.0.0'
      from drawn`);
    const newsTitle = "The lanterns are lit";
    const news = await mine.call("POST", "/content", { kind: "player", title: newsTitle });
    const promotion = await mine.call("POST", "/promotions", promotionOf());
    const { value: people } = await house.call("GET", "/staff");
    const wanted = {
      name: "Ours alone",
      permissions: ["players.read"],
      brand: Number(HERE),
      reason,
    };
    const role = await house.call("POST", "/roles", wanted);
    await mine.call("POST", `/approvals/${role.value.approvalId}/approve`);
    const { value: roles } = await house.call("GET", "/roles");
    const roleId = roles.find((one: { name: string }) => one.name === wanted.name).id;
    const resultImport = await db.row<{ id: bigint }>({
      text: `
        insert into lottery_import (game_id, source, added)
        select id, 'results.csv', 1 from lottery_game limit 1
        returning id`,
      values: [],
    });
    const picture = PNG;
    const suspected = await suspect(db, mine, someone, deposit.value.id, picture);
    const numbers = {
      vendor: String(created.id),
      key: String(key),
      deposit: deposit.value.id,
      withdrawal: withdrawal.value.id,
      bankAccount: bank.value.id,
      triedNumber: await triedBy(db, someone.publicId),
      paid: await paidBeside(db, withdrawal.value.id, deposit.value.id),
      leg: "1",
    };
    const colleagueId = people.find(
      (one: { username: string }) => one.username === colleague.username,
    ).id;
    const vendorMovement = "vm_0123456789abcdefghij";
    await db.run(sql`
      insert into vendor_movement (
        public_id, player, vendor, brand_id, player_name, player_ref, direction, cause, units,
        currency, book, key, transaction, status
      )
      select ${vendorMovement}, id, ${created.id}::int, brand_id, username, public_id, 'OUT',
        'PLAYER', 1000, 'PHP', 'play', 'two brands', gen_random_uuid(), 'STUCK'
      from player where public_id = ${someone.publicId}`);
    await db.run(sql`
      insert into vendor_wallet (
        player, vendor, brand_id, player_name, player_ref, currency, book, kept, reported,
        reported_at, difference
      )
      select player, vendor, brand_id, player_name, player_ref, currency, book, 5, 7, now(), 2
      from vendor_movement`);
    const record = await db.row<{ id: bigint }>(sql`
      insert into vendor_record_refused (
        vendor, transaction, round, brand_id, player_name, player_ref, written, why
      )
      select vendor, transaction::text, 'round', brand_id, player_name, player_ref, '{}',
        'ROUND_WAITS'
      from vendor_movement
      returning id`);
    const registerList = await db.row<{ id: bigint }>(sql`
      insert into register_list (brand_id, register, file, state, bytes, loaded_by)
      values (${HERE}, 'GAMSTOP', 'list.csv', 'SENDING', 10, 'us')
      returning id`);
    const names = {
      player: someone.publicId,
      playerName: someone.username,
      round: `rd_${round?.id}`,
      colleague: colleagueId,
      colleagueName: colleague.username,
    };
    return {
      ...names,
      ...numbers,
      role: roleId,
      approval,
      rejectable,
      takeable,
      vendorSlug,
      game,
      lottery: "ACME",
      draw,
      lotteryRules: "keno",
      day: "2026-01-01",
      currency: "PHP",
      brand: HERE.toString(),
      promotion: promotion.value.id,
      bonus: await insertBonus(db, someone.id, promotion.value.id),
      application: await insertApplied(db, someone.id, promotion.value.id),
      news: news.value.id,
      newsTitle,
      feedback: told,
      picture: "1",
      conversation,
      cannedAnswer,
      broadcast,
      document,
      documentFile: "0",
      screeningList: "1",
      registerList: String(registerList?.id),
      vendorMovement,
      vendorRecord: String(record?.id),
      voucherBatch: vouchers.value.id,
      payoutProblem: PROBLEM,
      latePayout: LATE,
      resultImport: String(resultImport?.id),
      profile: "PH",
      profileVersion: "1",
      profileField: "age.min",
      requirement: await required(someone.id),
      ...suspected,
      ...(await unreconciled(db, HERE)),
      ...(await earned(db, HERE, someone.publicId)),
    };
  }

  /** The number of something that a player has to play. */
  async function required(player: bigint): Promise<string> {
    const of = { player, brandId: HERE, source: "TRANSFER", key: randomUUID() } as const;
    const asked = { ...of, principal: PESO, required: PESO };
    const { wallet } = sites.platform;
    return (await db.inTransaction((tx) => requirePlay(tx, wallet, asked))).id.toString();
  }

  /** Every row that staff of another brand could have changed, as one text. */
  async function everything(): Promise<string> {
    const texts = await Promise.all(
      TABLES_OF_BRANDS.map((table) => allOf(`select to_jsonb(t)::text as text from ${table} t`)),
    );
    const people = await allOf(`
      select concat(
        id, username, active, brand_id, must_change_password, totp_step > 0, sealed_totp is null,
        (select array_agg(role_id order by role_id) from staff_role where staff_id = staff.id)
      ) as text
      from staff
      where brand_id is null or brand_id = ${HERE}`);
    return [...texts, people].join("\n");
  }

  const allOf = async (query: string) => {
    const rows = await db.rows<{ text: string }>({ text: `${query} order by 1`, values: [] });
    return rows.map(({ text }) => text).join();
  };

  return { db, sites, house, mine, foreigner, ours, everything };
}
