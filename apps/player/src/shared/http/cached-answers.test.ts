import { QueryClient } from "@tanstack/react-query";
import { describe, expect, test } from "vitest";
import { cacheAnswers } from "./cached-answers.ts";

/** A tab's storage. */
function newStorage(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    key: (at) => [...items.keys()][at] ?? null,
    getItem: (name) => items.get(name) ?? null,
    setItem: (name, value) => void items.set(name, value),
    removeItem: (name) => void items.delete(name),
    clear: () => items.clear(),
  };
}

/** A page of the tab; `answers` came with it. */
function openPage(
  storage: Storage,
  answers: Readonly<Record<string, unknown>> = {},
  language = "en",
): QueryClient {
  const client = new QueryClient();
  for (const [address, answer] of Object.entries(answers)) client.setQueryData([address], answer);
  cacheAnswers(client, storage, language);
  return client;
}

describe("CO-05 a tab", () => {
  test("keeps the answers about vendors, notices, settings, rules, domains and the wallet, and nothing of a person", () => {
    const storage = newStorage();
    const page = openPage(storage, { "/permission": { version: "1" } });
    for (const address of [
      "/vendors",
      "/announcements",
      "/registration-validation?method=username",
      "/domain-routes",
      "/merchant-wallet",
      "/balance",
      "/member",
    ])
      page.setQueryData([address], `of ${address}`);
    const next = openPage(storage);
    const told = [
      "/permission",
      "/vendors",
      "/announcements",
      "/registration-validation?method=username",
      "/domain-routes",
      "/merchant-wallet",
    ];
    expect(
      next
        .getQueryCache()
        .getAll()
        .map(({ queryKey }) => queryKey[0]),
    ).toEqual(told);
    expect(next.getQueryState(["/vendors"])).toMatchObject({
      data: "of /vendors",
      dataUpdatedAt: page.getQueryState(["/vendors"])?.dataUpdatedAt,
    });
  });

  test("prefers the page to stored answers, and drops answers given under older settings of the brand", () => {
    const storage = newStorage();
    openPage(storage, { "/permission": { version: "1" }, "/announcements": "old" }).setQueryData(
      ["/vendors"],
      "old",
    );
    const same = openPage(storage, { "/permission": { version: "1" }, "/announcements": "new" });
    expect([same.getQueryData(["/announcements"]), same.getQueryData(["/vendors"])]).toEqual([
      "new",
      "old",
    ]);
    const other = openPage(storage, { "/permission": { version: "2" } });
    expect([other.getQueryData(["/announcements"]), other.getQueryData(["/vendors"])]).toEqual([
      undefined,
      undefined,
    ]);
  });

  test("CA-21 drops answers given in another language", () => {
    const storage = newStorage();
    openPage(storage).setQueryData(["/announcements"], "News");
    expect(openPage(storage, {}, "vi").getQueryData(["/announcements"])).toBeUndefined();
    expect(openPage(storage).getQueryData(["/announcements"])).toBe("News");
  });

  test("goes on without what can't be read or kept", () => {
    const storage = newStorage();
    storage.setItem("answer:/vendors", "{ broken");
    storage.setItem = () => {
      throw new Error("Full");
    };
    const page = openPage(storage);
    page.setQueryData(["/announcements"], "told");
    expect([page.getQueryData(["/vendors"]), page.getQueryData(["/announcements"])]).toEqual([
      undefined,
      "told",
    ]);
  });
});
