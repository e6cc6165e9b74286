import { sql } from "@perya/postgres/sql";
import { describe, expect, test } from "vitest";
import { useSites } from "../../../testing/use-sites.ts";
import { fillCatalogue } from "../index.ts";
import { catalogueNow, type Catalogue } from "./kept.ts";
import { bumpVersion } from "../vendors/vendors.store.ts";

const { db, sites } = await useSites();
await db.inTransaction((tx) => fillCatalogue(tx, "s".repeat(40), { games: 60, pictures: [] }));
const kept: Catalogue["kept"] = async (...asked) => (await catalogueNow(db)).kept(...asked);
const ask = (path: string, headers = {}) => fetch(`${sites.playerUrl}/api/v1${path}`, { headers });

describe("CA-04 what a list answers is made once for everyone", () => {
  test.each(["/games", "/games/search?gameName=m", "/games/hot", "/vendors", "/vendors/lanes"])(
    "%s is not sent again to a browser that has it",
    async (path) => {
      const first = await ask(path);
      const etag = first.headers.get("etag") ?? "";
      expect((await first.json()) as object).toMatchObject({ success: true });
      const again = await ask(path, { "if-none-match": etag });
      expect([again.status, await again.text()]).toEqual([304, ""]);
      expect(again.headers.get("cache-control")).toBe("private, no-cache");
    },
  );

  test("and what staff change is in the next answer, under another name", async () => {
    const before = await ask("/games");
    await db.inTransaction(async (tx) => {
      await tx.run(
        sql`update game set display_name = 'Another Name' where slug = 'measuring-1-game-0'`,
      );
      await bumpVersion(tx);
    });
    const after = await ask("/games", { "if-none-match": before.headers.get("etag") ?? "" });
    expect(after.status).toBe(200);
    expect(await after.text()).toContain("Another Name");
  });

  test("it is compressed as the browser accepts it, and says the same", async () => {
    const texts = await Promise.all(
      ["br", "gzip", "identity"].map(async (way) =>
        (await ask("/games", { "accept-encoding": way })).text(),
      ),
    );
    expect(new Set(texts).size).toBe(1);
    expect((await ask("/games", { "accept-encoding": "br" })).headers.get("content-encoding")).toBe(
      "br",
    );
    expect(
      (await ask("/games", { "accept-encoding": "identity" })).headers.get("content-encoding"),
    ).toBeNull();
  });

  test("what is asked for in different words has answers of its own", async () => {
    const pages = await Promise.all(
      ["/games?pageSize=1", "/games?pageSize=1&pageNo=2", "/games?pageSize=2"].map(async (path) =>
        (await ask(path)).text(),
      ),
    );
    expect(new Set(pages).size).toBe(3);
  });
});

describe("the memory of answers", () => {
  const count = (size = 0) => {
    let asked = 0;
    return { ask: () => Promise.resolve(++asked), sizeOf: () => size, times: () => asked };
  };

  test("asks once, however many ask at once, until the catalogue changes", async () => {
    const question = { once: true };
    const { ask: work, times } = count();
    await Promise.all([kept(question, work), kept(question, work), kept(question, work)]);
    expect(times()).toBe(1);
    await bumpVersion(db);
    await kept(question, work);
    expect(times()).toBe(2);
  });

  test("a fault reaches the caller and is not cached", async () => {
    const question = { failing: true };
    await expect(kept(question, () => Promise.reject(new Error("power cut")))).rejects.toThrow(
      "power cut",
    );
    expect(await kept(question, () => Promise.resolve("light"))).toBe("light");
  });

  test("forgets what nobody asked for the longest when it is full", async () => {
    const [first, second, third] = [count(15_000_000), count(15_000_000), count(15_000_000)];
    const asking = (name: string, { ask: work, sizeOf }: ReturnType<typeof count>) =>
      kept({ name }, work, sizeOf);
    await asking("first", first);
    await asking("second", second);
    await asking("first", first);
    await asking("third", third);
    await asking("first", first);
    await asking("second", second);
    expect([first.times(), second.times(), third.times()]).toEqual([1, 2, 1]);
  });
});
