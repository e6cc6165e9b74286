import { expect, test } from "vitest";
import { useSites } from "../testing/use-sites.ts";

const { sites } = await useSites();

test.each(["/wallet", "/wallet/withdraw", "/wallet/deposit/dep_1"])(
  "%s is a page of the player site, not a vendor's call",
  async (path) => {
    expect(await (await fetch(sites.playerUrl + path)).text()).not.toContain(
      "There is no wallet at this address",
    );
  },
);

test.each(["/wallet/hub88/nobody/user/info", "/wallet/other/nobody/x"])(
  "a vendor's call to %s leads nowhere",
  async (path) => {
    expect((await fetch(sites.playerUrl + path, { method: "POST", body: "{}" })).status).toBe(404);
  },
);

test.each([
  "/api/v1/nothing",
  "/operator/v1/nothing",
  "/callbacks/nothing",
  "/wallet/hub88/perya-studio/user/info",
])("nothing is read at %s, and the answer is no page", async (path) => {
  const answer = await fetch(sites.playerUrl + path);
  expect([answer.status, answer.headers.get("content-type")]).toEqual([
    404,
    "application/json; charset=utf-8",
  ]);
});

test("neither site serves its metrics: they are on a port of their own", async () => {
  for (const url of [sites.playerUrl, sites.consoleUrl])
    expect(await (await fetch(`${url}/metrics`)).text()).not.toContain("perya_http");
});

test("both sites answer health checks", async () => {
  for (const url of [sites.playerUrl, sites.consoleUrl]) {
    for (const path of ["/healthz", "/readyz"]) expect((await fetch(url + path)).status).toBe(200);
  }
});
