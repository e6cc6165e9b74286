import { describe, expect, test } from "vitest";
import { useSites } from "../../testing/use-sites.ts";
import { describeApis } from "../../sites/describe-apis.ts";

const { sites } = await useSites();
const player = await sites.player();
const owner = await sites.staff("owner");

interface Document {
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, { readonly security?: readonly object[] }>>>
  >;
}
const documents = (await describeApis()) as { player: Document; operator: Document };
const personal = ({ paths }: Document) =>
  Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, { security }]) =>
      security ? [[method.toUpperCase(), path.replaceAll(/\{\w+\}/g, "1")] as const] : [],
    ),
  );

/** What an answer says of being kept. */
const said = async (url: string, method: string, headers: Readonly<Record<string, string>>) => {
  const reply = await fetch(url, { method, headers, redirect: "manual" });
  await reply.body?.cancel();
  return reply.headers.get("cache-control");
};

describe("nobody keeps what a session was needed for", () => {
  // Signing out and ending one's session come last.
  const ordered = (document: Document) =>
    personal(document).toSorted(
      ([one], [other]) => Number(one === "DELETE") - Number(other === "DELETE"),
    );

  test.each(ordered(documents.player))(
    "at the player's %s %s, whether it was there or not",
    async (method, path) => {
      const url = `${sites.playerUrl}/api/v1${path}`;
      for (const headers of [{ authorization: `Bearer ${player.token}` }, {}])
        expect(await said(url, method, headers)).toMatch(/no-store/);
    },
  );

  test.each(ordered(documents.operator))(
    "at the operator's %s %s, whether it was there or not",
    async (method, path) => {
      const url = `${sites.consoleUrl}/operator/v1${path}`;
      for (const headers of [{ cookie: owner.cookie }, {}])
        expect(await said(url, method, headers)).toMatch(/no-store/);
    },
  );
});

test("an answer that says nothing of it is not kept either, such as one that opens a session or refuses to", async () => {
  for (const path of [
    "/session",
    "/session/token",
    "/session/remembered",
    "/session/free-play",
    "/register",
  ])
    expect(await said(`${sites.playerUrl}/api/v1${path}`, "POST", {})).toBe("no-store");
  expect(await said(`${sites.consoleUrl}/operator/v1/session`, "POST", {})).toBe("no-store");
});

test("what is everyone's may be kept as its route says", async () => {
  expect(await said(`${sites.playerUrl}/api/v1/games`, "GET", {})).toBe("private, no-cache");
  expect(await said(`${sites.playerUrl}/api/v1/country-codes`, "GET", {})).toBe(
    "public, max-age=86400",
  );
});
