import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { send, sendSealed, type Answered } from "../testing/people.ts";
import { spoiltCalls, type Described, type SpoiltCall } from "../testing/spoilt-input.ts";
import { useSites } from "../testing/use-sites.ts";
import { describeApis } from "../sites/describe-apis.ts";

const { sites } = await useSites();
const player = await sites.player();
const owner = await sites.staff("owner");
const { player: playerApi, operator: operatorApi } = (await describeApis()) as unknown as {
  player: Described;
  operator: Described;
};
const vendorApi = JSON.parse(
  await readFile(join(import.meta.dirname, "../../../../openapi/vendor.json"), "utf8"),
) as Described;

/**
 * NUL, another control character, delete, a C1 control, and half a surrogate pair, which JSON can
 * escape and jsonb refuses.
 */
const SPOILT = ["a\u0000b", "a\u0001b", "a\u007fb", "a\u0085b", "a\ud800b"];

let addresses = 0;
/** From an address of its own each time, so that no limit hides what the route would have done. */
const anywhere = () => ({
  "x-forwarded-for": `198.18.${(addresses >> 8) & 255}.${addresses++ & 255}`,
});

/**
 * Every route of a document with a text in each of its inputs. Half a surrogate pair can't be in an
 * address, so it goes into bodies alone.
 */
const callsWith = (document: Described, text: string): SpoiltCall[] => {
  if (text.isWellFormed())
    return spoiltCalls(document, text).filter(
      ({ path, body }) => path.includes("%") || written(body).includes(escaped(text)),
    );
  return spoiltCalls(document, "PLACE").flatMap((call) => {
    const body = written(call.body);
    return body.includes("PLACE")
      ? [{ ...call, body: JSON.parse(body.replaceAll('"PLACE"', JSON.stringify(text))) as unknown }]
      : [];
  });
};
const written = (body: unknown) => JSON.stringify(body) ?? "";
const escaped = (text: string) => JSON.stringify(text).slice(1, -1);

/** What was answered otherwise than as wanted, of some calls one after the other. */
async function otherwise(
  calls: readonly SpoiltCall[],
  ask: (call: SpoiltCall) => Promise<Answered>,
  wanted: (answer: Answered) => boolean,
) {
  expect(calls.length).toBeGreaterThan(5);
  const found: string[] = [];
  for (const call of calls) {
    let answer = await ask(call);
    // Too busy is an answer to the machine, not to the text.
    while (answer.status === 503) answer = await ask(call);
    if (!wanted(answer)) found.push(`${call.name}: ${answer.status} ${answer.code}`);
  }
  return found;
}
const isRefused = ({ status, code }: Answered) => status === 400 && code === "INVALID_REQUEST";

describe.each(SPOILT)("a text no database stores, such as %j,", (text) => {
  test("is refused by every route of the player API as what was sent wrong", async () => {
    const ask = ({ method, path, body, sealed }: SpoiltCall) => {
      const headers = { ...anywhere(), authorization: `Bearer ${player.token}` };
      const [url, at] = [sites.playerUrl, `/api/v1${path}`];
      return sealed
        ? sendSealed(url, headers, method, at, body ?? {})
        : send(url, headers, method, at, body);
    };
    expect(await otherwise(callsWith(playerApi, text), ask, isRefused)).toEqual([]);
  });

  test("is refused by every route of the operator API as what was sent wrong", async () => {
    const ask = ({ method, path, body }: SpoiltCall) =>
      send(
        sites.consoleUrl,
        { ...anywhere(), cookie: owner.cookie },
        method,
        `/operator/v1${path}`,
        body,
      );
    expect(await otherwise(callsWith(operatorApi, text), ask, isRefused)).toEqual([]);
  });

  test("is no fault of any of the vendors' routes", async () => {
    const ask = ({ method, path, body }: SpoiltCall) =>
      send(sites.playerUrl, anywhere(), method, path, body);
    expect(await otherwise(callsWith(vendorApi, text), ask, ({ status }) => status < 500)).toEqual(
      [],
    );
  });
});

describe("a NUL", () => {
  test.each([
    "/%00",
    "/games/%00",
    "/wallet/%01",
    "/api/v1/%00",
    "/shell.html%00",
    "/pictures/%00.png",
    "/?a=%00",
    "/api/v1/social-logins/google/callback?code=%00&state=%00",
  ])("is no fault at the address %s", async (path) => {
    for (const url of [sites.playerUrl, sites.consoleUrl])
      expect([200, 302, 400, 401, 404, 503]).toContain(
        (await fetch(url + path, { redirect: "manual" })).status,
      );
  });

  test("is refused in a form with files", async () => {
    const form = new FormData();
    form.set("content", "It works\u0000 well");
    const answer = await player.call("PUT", "/feedback", form);
    expect([answer.status, answer.code]).toEqual([400, "INVALID_REQUEST"]);
  });

  test("hides in no depth and in no key, and lines and tabs are text", async () => {
    const deep = `${'{"a":'.repeat(4_000)}"\\u0000"${"}".repeat(4_000)}`;
    const reply = await fetch(`${sites.playerUrl}/api/v1/session/token`, {
      method: "POST",
      headers: { ...anywhere(), "content-type": "application/json" },
      body: deep,
    });
    expect(reply.status).toBe(400);
    const content = "First line\r\n\tand a second one\n🥭";
    const form = new FormData();
    form.set("content", content);
    expect((await player.call("PUT", "/feedback", form)).status).toBe(200);
  });
});
