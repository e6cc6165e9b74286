import { sql } from "@perya/postgres/sql";
import { cloneDatabase, type TestDatabase } from "@perya/postgres/testing";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { openSites, type Sites } from "../testing/open-sites.ts";
import { ATTACKS, HERE, reason, type Ours } from "../testing/foreign-attacks.ts";
import { PASSWORD, type TestClerk } from "../testing/people.ts";
import { ROLE_IDS } from "../testing/roles.ts";
import { newVendor } from "../testing/vendors.ts";
import { describeApis } from "./describe-apis.ts";

const PESO = 100_000n;
/** The smallest PNG there is: one transparent pixel. */
const PNG =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==";

type Operations = Readonly<
  Record<
    string,
    {
      readonly parameters?: readonly {
        readonly name: string;
        readonly schema: { readonly enum?: readonly string[] };
      }[];
    }
  >
>;
const { operator } = (await describeApis()) as unknown as {
  operator: { readonly paths: Readonly<Record<string, Operations>> };
};

/** Every route of the operator API, and what each named parameter may be. */
const routes = Object.entries(operator.paths).flatMap(([path, operations]) =>
  Object.entries(operations).map(([method, { parameters = [] }]) => ({
    name: `${method.toUpperCase()} ${path}`,
    method: method.toUpperCase(),
    path,
    parameters,
  })),
);

let db: TestDatabase;
let sites: Sites;
let house: TestClerk;
let mine: TestClerk;
let foreigner: TestClerk;
let ours: Ours;

beforeAll(async () => {
  db = await cloneDatabase(inject("platform"));
  sites = await openSites(db, { TWO_PERSON_ABOVE: (100n * PESO).toString() });
  const made = await db.row<{ id: bigint }>(sql`
    insert into brand (host, name, real_money, currency, country, zone, minimum_age) values ('other.example', 'Other', false, 'PHP', 'PH', 'Asia/Manila', 18) returning id`);
  const [there] = [made?.id ?? 0n];
  house = await sites.clerk("owner");
  mine = await sites.clerk("owner", HERE);
  foreigner = await sites.clerk("owner", there);
  ours = await furnish();
});
afterAll(async () => {
  await sites.close();
  await db.close();
});

async function furnish(): Promise<Ours> {
  const someone = await sites.player(2);
  const colleague = await sites.clerk("cashier", HERE);
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
  const [asker, approvals] = [await sites.clerk("cashier", HERE), [] as string[]];
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
  slip.append("file", new Blob([Buffer.from(PNG, "base64")], { type: "image/png" }), "slip.png");
  await someone.call("POST", `/deposits/${deposit.value.id}/slip`, slip);
  const feedback = new FormData();
  feedback.append("content", "Something is odd here");
  feedback.append(
    "images",
    new Blob([Buffer.from(PNG, "base64")], { type: "image/png" }),
    "odd.png",
  );
  await someone.call("PUT", "/feedback", feedback);
  const told = (await mine.call("GET", "/feedback")).value.content[0].id;
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
  const pair = { asker: house, second: await sites.clerk("owner") };
  const created = await newVendor(pair, { slug: vendorSlug, name: "Acme", vassalage: "ACME" });
  const key = (await house.call("GET", `/vendors/${created.id}`)).value.keys[0].id;
  const game = "acme-reels";
  await db.run(
    sql`insert into game (slug, vendor_id, code, name, display_name, game_type) values (${game}, ${created.id}::int, 'reels', 'Reels', 'Reels', 'RNG')`,
  );
  const draw = "20260101";
  await db.run(sql`
    with drawn as (
      insert into lottery_game (code, rules, name, prize_mode, tag, vendor_id, game_id, vassalage, timezone, calendar, lock_seconds, max_late_seconds, source)
      values ('ACME', 'keno', 'Acme', 'Elott', 'KENO', ${created.id}::int, 1, 'ACME', 'UTC', '{}', 5, 60, 'RNG') returning id)
    insert into lottery_issue (game_id, issue_no, open_at, close_at, draw_at, source, rules_version)
    select id, ${draw}, now(), now() + interval '1 hour', now() + interval '1 hour', 'RNG', '1.0.0' from drawn`);
  const newsTitle = "The lanterns are lit";
  const news = await mine.call("POST", "/content", { kind: "player", title: newsTitle });
  const { value: people } = await house.call("GET", "/staff");
  const wanted = { name: "Ours alone", permissions: ["players.read"], brand: Number(HERE), reason };
  const role = await house.call("POST", "/roles", wanted);
  await mine.call("POST", `/approvals/${role.value.approvalId}/approve`);
  const { value: roles } = await house.call("GET", "/roles");
  const roleId = roles.find((one: { name: string }) => one.name === wanted.name).id;
  const resultImport = await db.row<{ id: bigint }>({
    text: "insert into lottery_import (game_id, source, added) select id, 'results.csv', 1 from lottery_game limit 1 returning id",
    values: [],
  });
  const numbers = {
    vendor: String(created.id),
    key: String(key),
    deposit: deposit.value.id,
    withdrawal: withdrawal.value.id,
  };
  const colleagueId = people.find(
    (one: { username: string }) => one.username === colleague.username,
  ).id;
  const names = {
    player: someone.publicId,
    playerName: someone.username,
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
    news: news.value.id,
    newsTitle,
    feedback: told,
    picture: "1",
    resultImport: String(resultImport?.id),
  };
}

/** Every row that staff of another brand could have changed, as one text. */
async function everything(): Promise<string> {
  const tables = [
    "player",
    "player_login",
    "invitation",
    "deposit",
    "withdrawal",
    "withdrawal_approval",
    "deposit_approval",
    "approval",
    "vendor",
    "vendor_key",
    "game",
    "brand_vendor_off",
    "brand_game_off",
    "lottery_odds",
    "lottery_limit",
    "wallet_account",
    "bank_account",
    "content_item",
    "approval",
    "role",
  ];
  const texts = await Promise.all(
    tables.map((table) => allOf(`select to_jsonb(t)::text as text from ${table} t`)),
  );
  const people = await allOf(
    `select concat(id, username, active, brand_id, must_change_password, totp_step > 0, sealed_totp is null, (select array_agg(role_id order by role_id) from staff_role where staff_id = staff.id)) as text from staff where brand_id is null or brand_id = ${HERE}`,
  );
  return [...texts, people].join("\n");
}

const allOf = async (query: string) => {
  const rows = await db.rows<{ text: string }>({ text: `${query} order by 1`, values: [] });
  return rows.map(({ text }) => text).join();
};

/** The addresses of a route with our things in it, one for each thing that can be asked there. */
function addresses(
  path: string,
  parameters: (typeof routes)[number]["parameters"],
  at: Readonly<Record<string, keyof Ours>>,
): string[] {
  return parameters.reduce(
    (paths, { name, schema }) => {
      const thing = at[name];
      const values = thing ? [ours[thing]] : (schema.enum ?? []);
      return paths.flatMap((one) =>
        one.includes(`{${name}}`) ? values.map((value) => one.replace(`{${name}}`, value)) : [one],
      );
    },
    [path],
  );
}

test("no route of the operator API is missing here", () => {
  expect(Object.keys(ATTACKS).toSorted()).toEqual(routes.map(({ name }) => name).toSorted());
});

describe("staff of another brand", () => {
  const tried = routes.flatMap((route) => {
    const attack = ATTACKS[route.name];
    return attack && !("own" in attack) ? [{ ...route, attack }] : [];
  });

  test.each(tried)(
    "see and change nothing of ours at $name",
    async ({ method, path, parameters, attack }) => {
      if ("hides" in attack) {
        const [theirs, seen] = [await foreigner.call(method, path), await mine.call(method, path)];
        expect([theirs.status, seen.status]).toEqual([200, 200]);
        for (const thing of attack.hides) {
          expect(JSON.stringify(theirs.value)).not.toContain(ours[thing]);
          expect(JSON.stringify(seen.value)).toContain(ours[thing]);
        }
        return;
      }
      const [at, body] = "at" in attack ? [attack.at, attack.body?.(ours)] : [{}, attack.body];
      const before = await everything();
      for (const address of addresses(path, parameters, at)) {
        expect(address).not.toContain("{");
        const answer = await foreigner.call(method, address, body);
        expect([403, 404]).toContain(answer.status);
        for (const secret of [ours.playerName, ours.colleagueName, ours.vendorSlug])
          expect(JSON.stringify(answer)).not.toContain(secret);
      }
      expect(await everything()).toBe(before);
    },
  );

  test("get a number of nobody's the same answer as a number of ours", async () => {
    for (const [path, known] of [
      ["/players", ours.player],
      ["/deposits", ours.deposit],
      ["/withdrawals", ours.withdrawal],
    ] as const) {
      const nobody = known.slice(0, known.indexOf("_") + 1) + "0".repeat(20);
      expect(await foreigner.call("GET", `${path}/${known}`)).toEqual(
        await foreigner.call("GET", `${path}/${nobody}`),
      );
    }
  });

  test("find a day on which nothing happened, while ours shows", async () => {
    const [theirs, seen] = [
      (await foreigner.call("GET", "/dashboard")).value,
      (await mine.call("GET", "/dashboard")).value,
    ];
    expect(theirs).toMatchObject({
      players: 0,
      playersToday: 0,
      depositsWaiting: 0,
      withdrawalsWaiting: 0,
      approvalsWaiting: 0,
      today: [],
    });
    expect(seen).toMatchObject({ players: 1, withdrawalsWaiting: 1, approvalsWaiting: 3 });
  });

  test("find their own brand and no other, while the house finds all", async () => {
    const names = async (clerk: TestClerk) =>
      (await clerk.call("GET", "/brands")).value.map((one: { name: string }) => one.name);
    expect([await names(foreigner), await names(mine), await names(house)]).toEqual([
      ["Other"],
      ["Perya"],
      ["Perya", "Other"],
    ]);
  });

  test("add staff to their own brand alone", async () => {
    const asked = await foreigner.call("POST", "/staff", {
      username: "their.own",
      roles: [ROLE_IDS.support],
      reason,
    });
    await house.call("POST", `/approvals/${asked.value.approvalId}/approve`);
    const made = (await foreigner.call("GET", "/staff")).value.find(
      (one: { username: string }) => one.username === "their.own",
    );
    expect(made.brand).toBe(
      Number((await db.row<{ id: bigint }>(sql`select max(id) as id from brand`))?.id),
    );
    expect(
      (await mine.call("GET", "/staff")).value.map((one: { username: string }) => one.username),
    ).not.toContain("their.own");
  });
});

test("what another brand's staff may not, ours or the house may: no door above was shut for another reason", async () => {
  const doors = routes.filter(({ name, method }) => {
    const attack = ATTACKS[name];
    return (
      attack &&
      !("own" in attack) &&
      !("hides" in attack) &&
      method !== "PUT" &&
      name !== "POST /vendors/{id}/sync"
    );
  });
  // An excluded player can't be paid any more, so that goes last.
  const inOrder = doors.toSorted(
    (one, other) => Number(one.name.endsWith("/exclude")) - Number(other.name.endsWith("/exclude")),
  );
  for (const { name, method, path, parameters } of inOrder) {
    const attack = ATTACKS[name] as { at?: Record<string, keyof Ours>; body?: unknown };
    const body =
      typeof attack.body === "function"
        ? (attack.body as (ours: Ours) => unknown)(ours)
        : attack.body;
    const [address = ""] = addresses(path, parameters, attack.at ?? {});
    const answer = await house.call(method, address, body);
    expect([name, [403, 404].includes(answer.status)]).toEqual([name, false]);
  }
});
