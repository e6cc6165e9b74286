import { sql } from "@perya/postgres/sql";
import { cloneDatabase } from "@perya/postgres/testing";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";

import { fetchAt } from "../../testing/fetch-at.ts";
import { openSites, type Sites } from "../../testing/open-sites.ts";
import { send } from "../../testing/people.ts";

/** The address this server takes a request to come from. */
const placeOf = async (sites: Sites, forwarded?: string): Promise<string> => {
  const headers: Record<string, string> =
    forwarded === undefined ? {} : { "x-forwarded-for": forwarded };
  return (await send(sites.playerUrl, headers, "GET", "/api/v1/permission")).value.location.ip;
};

const SETTINGS: readonly (readonly [
  name: string,
  proxies: string,
  cases: readonly (readonly [forwarded: string, place: string])[],
])[] = [
  ["no proxy", "false", [["203.0.113.1", "127.0.0.1"]]],
  [
    "one proxy",
    "1",
    [
      ["6.6.6.6, 203.0.113.1", "203.0.113.1"],
      ["203.0.113.1", "203.0.113.1"],
    ],
  ],
  [
    "two proxies",
    "2",
    [
      ["6.6.6.6, 203.0.113.1, 10.0.0.1", "203.0.113.1"],
      ["6.6.6.6,7.7.7.7,203.0.113.1,1.2.3.4", "203.0.113.1"],
    ],
  ],
  [
    "proxies in two networks",
    "127.0.0.0/8, 10.0.0.0/8",
    [
      ["6.6.6.6, 203.0.113.1, 10.0.0.1", "203.0.113.1"],
      ["10.1.1.1, 6.6.6.6, 203.0.113.1", "203.0.113.1"],
    ],
  ],
  ["proxies that are elsewhere", "10.0.0.0/8", [["203.0.113.1, 10.0.0.1", "127.0.0.1"]]],
];

describe.each(SETTINGS)("behind %s (%s)", (_name, proxies, cases) => {
  let sites: Sites;
  let close: () => Promise<void>;
  beforeAll(async () => {
    const db = await cloneDatabase(inject("platform"));
    sites = await openSites(db, { TRUST_PROXY: proxies });
    close = async () => {
      await sites.close();
      await db.close();
    };
  });
  afterAll(() => close());

  test.each(cases)(
    "a request that was forwarded for %s comes from %s",
    async (forwarded, place) => {
      expect(await placeOf(sites, forwarded)).toBe(place);
    },
  );

  test.each(cases)(
    "a guesser who makes addresses up in front of %s is at %s with every one of them",
    async (forwarded, place) => {
      const guesses = Array.from({ length: 20 }, (_, n) =>
        placeOf(sites, `198.51.100.${n}, ${forwarded}`),
      );
      expect(new Set(await Promise.all(guesses))).toEqual(new Set([place]));
    },
  );

  test("the brand is the one of the Host, whatever X-Forwarded-Host says", async () => {
    const { db } = sites.platform;
    await db.run(sql`
      insert into brand (host, name, real_money, currency, country, zone, minimum_age)
      values ('b.example', 'B', false, 'PHP', 'PH', 'Asia/Manila', 18)
      on conflict do nothing`);
    const brand = async (host: string, headers: Record<string, string> = {}) =>
      (
        (await (
          await fetchAt(host, `${sites.playerUrl}/api/v1/permission`, { headers })
        ).json()) as { value: { info: { brand: { name: string } } } }
      ).value.info.brand.name;
    expect(await brand("b.example")).toBe("B");
    expect(await brand("other.example", { "x-forwarded-host": "b.example" })).not.toBe("B");
  });
});
