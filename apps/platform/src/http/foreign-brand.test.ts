import { sql } from "@perya/postgres/sql";
import { describe, expect, test } from "vitest";
import { reason, type Ours } from "../testing/attack.ts";
import { ATTACKS } from "../testing/foreign-attacks.ts";
import type { TestStaff } from "../testing/people.ts";
import { ROLE_IDS } from "../testing/roles.ts";
import { addressesOf, operatorRoutes as routes } from "../testing/operator-routes.ts";
import { useTwoBrands } from "../testing/use-two-brands.ts";

const { ours, foreigner, mine, everything, house, db } = await useTwoBrands();

test("no route of the operator API is missing here", () => {
  expect(Object.keys(ATTACKS).toSorted()).toEqual(routes.map(({ name }) => name).toSorted());
});

describe("staff of another brand", () => {
  const tried = routes.flatMap((route) => {
    const attack = ATTACKS[route.name];
    return attack && !("own" in attack) ? [{ ...route, attack }] : [];
  });

  test.each(tried)("see and change nothing of ours at $name", async ({ attack, ...route }) => {
    const { method, path } = route;
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
    for (const address of addressesOf(route, at, ours)) {
      expect(address).not.toContain("{");
      const answer = await foreigner.call(method, address, body);
      expect([403, 404]).toContain(answer.status);
      for (const secret of [ours.playerName, ours.colleagueName, ours.vendorSlug])
        expect(JSON.stringify(answer)).not.toContain(secret);
    }
    expect(await everything()).toBe(before);
  });

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
    expect(seen).toMatchObject({ players: 2, withdrawalsWaiting: 1, approvalsWaiting: 3 });
  });

  test("find their own brand and no other, while the house finds all", async () => {
    const names = async (staff: TestStaff) =>
      (await staff.call("GET", "/brands")).value.map((one: { name: string }) => one.name);
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

test("what another brand's staff may not, ours or the house may: no route above refused for another reason", async () => {
  const refused = routes.filter(({ name, method }) => {
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
  const inOrder = refused.toSorted(
    (one, other) => Number(one.name.endsWith("/exclude")) - Number(other.name.endsWith("/exclude")),
  );
  for (const route of inOrder) {
    const { name, method } = route;
    const attack = ATTACKS[name] as { at?: Record<string, keyof Ours>; body?: unknown };
    const body =
      typeof attack.body === "function"
        ? (attack.body as (ours: Ours) => unknown)(ours)
        : attack.body;
    const [address = ""] = addressesOf(route, attack.at ?? {}, ours);
    const answer = await house.call(method, address, body);
    expect([name, [403, 404].includes(answer.status)]).toEqual([name, false]);
  }
});
