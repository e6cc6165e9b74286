import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { OPEN_ANSWERS, strategyOf } from "./strategy.ts";

const SITE = "https://play.example";
const ask = (path: string, about: { method?: string; mode?: string } = {}) =>
  strategyOf({ method: "GET", mode: "cors", ...about, url: new URL(path, SITE).href }, SITE);

test("files of the build are taken from what is kept, pages and lobbies from the network while there is one", () => {
  expect(["/assets/index-abc.js", "/icons/192.png", "/theme.js"].map((path) => ask(path))).toEqual([
    "cache-first",
    "cache-first",
    "cache-first",
  ]);
  expect(
    ["/api/v1/games?gameType=RNG", "/api/v1/vendors", "/api/v1/permission"].map((path) =>
      ask(path),
    ),
  ).toEqual(Array(3).fill("network-first"));
  expect(["/", "/rng?page=JILI", "/wallet"].map((path) => ask(path, { mode: "navigate" }))).toEqual(
    ["page", "page", "page"],
  );
});

test("nothing that may hold a player's money is ever cached: of all addresses of the player API only those open to everyone", () => {
  const { paths } = JSON.parse(
    readFileSync(join(import.meta.dirname, "../../../openapi/player.json"), "utf8"),
  ) as {
    paths: Record<string, { get?: { security?: unknown[] } }>;
  };
  const kept = Object.keys(paths).filter((path) => ask(`/api/v1${path}`) !== "none");
  expect(kept.map((path) => `/api/v1${path}`).toSorted()).toEqual([...OPEN_ANSWERS].toSorted());
  for (const path of kept)
    expect(paths[path]?.get, `${path} is for a member alone`).not.toHaveProperty("security");
  for (const path of [
    "/balance",
    "/member",
    "/deposits",
    "/betting-record",
    "/favourites",
    "/live",
  ])
    expect(ask(`/api/v1${path}`)).toBe("none");
});

test("what changes something, comes from elsewhere, is searched for, or is no page of the site is left alone", () => {
  expect(ask("/api/v1/games", { method: "POST" })).toBe("none");
  expect(ask("https://studio.example/art.svg")).toBe("none");
  expect(ask("/api/v1/games?gameName=mango")).toBe("none");
  for (const path of ["/callbacks/bank", "/operator/v1/me", "/wallet/hub88/x", "/healthz"])
    expect(ask(path, { mode: "navigate" })).toBe("none");
});
