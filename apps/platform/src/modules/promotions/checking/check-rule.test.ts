import { sql } from "@perya/postgres/sql";
import { expect, test } from "vitest";
import { useSites } from "../../../testing/use-sites.ts";
import { pesos, promotionOf } from "../testing/draft-of.ts";

const { db, sites } = await useSites();
const maker = await sites.staff("owner");
await db.run(sql`
  update vendor set active = false`);
await db.run(sql`
  insert into vendor (id, slug, vassalage, name, dialect) overriding system value
  values (900, 'checked', 'CHK', 'Checked', 'softswiss')`);
await db.run(sql`
  insert into game (slug, vendor_id, code, name, display_name, game_type, rtp, enabled)
  select 'checked-' || code, 900, code, code, code, type, rtp, enabled
  from (values
    ('a', 'RNG', '95', true), ('b', 'RNG', '97.0', true), ('c', 'LIVE', '98.8', true),
    ('d', 'RNG', '99.9', false), ('e', 'FISH', '', true)
  ) game (code, type, rtp, enabled)`);

const check = async (rule: object) =>
  (await maker.call("POST", "/promotions/check", { rule: promotionOf({}, rule).rule })).value as {
    required: { amount: string };
    highestBet: { amount: string };
    categories: {
      category: string;
      games: number;
      closed: boolean;
      usual: { returnPpm: number; loss: { amount: string }; cost: { amount: string } } | null;
      best: { cost: { amount: string } } | null;
    }[];
  };
const FULL = { RNG: 10_000, LIVE: 10_000, FISH: 10_000 };

test("PR-09 before a promotion opens staff see what it costs by what the games they offer return", async () => {
  const checked = await check({ cap: pesos(1_000), weights: FULL });
  const of = (name: string) => checked.categories.find(({ category }) => category === name);
  expect(checked.required.amount).toBe(pesos(24_000));
  expect(checked.highestBet.amount).toBe(pesos(100));
  expect(of("RNG")).toMatchObject({
    games: 2,
    usual: { returnPpm: 960_000, loss: { amount: pesos(960) }, cost: { amount: pesos(40) } },
    best: { cost: { amount: pesos(280) } },
  });
  expect(of("LIVE")?.usual).toMatchObject({
    loss: { amount: pesos(288) },
    cost: { amount: pesos(712) },
  });
  expect(of("FISH")).toMatchObject({ games: 0, usual: null });
});

test("a category that counts nothing has no figures, and is closed where the rule says so", async () => {
  const { categories } = await check({ weights: { RNG: 10_000 }, hardBlock: true });
  expect(categories.find(({ category }) => category === "LIVE")).toMatchObject({
    closed: true,
    usual: null,
  });
});

test("a brand that offers no game of a vendor is not told of what it returns", async () => {
  await db.run(sql`insert into brand_vendor_off (brand_id, vendor_id) values (1, 900)`);
  const { categories } = await check({ weights: FULL });
  expect(categories.every(({ games }) => games === 0)).toBe(true);
});
