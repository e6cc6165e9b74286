import { expect, test } from "vitest";
import { placesOf } from "./game-address.ts";

const [ONE, TWO] = ["https://games.example/one", "https://games.example/two"];

test("CA-16 GB-10 a game is opened at game_url, else at game_url2, else as the content", () => {
  expect(placesOf({ game_url: ONE, game_url2: TWO, content: "<p>" }, "https:")).toEqual([
    { url: ONE },
    { url: TWO },
  ]);
  expect(placesOf({ game_url2: TWO, content: "<p>" }, "https:")).toEqual([{ url: TWO }]);
  expect(placesOf({ content: "<p>" }, "https:")).toEqual([{ content: "<p>" }]);
});

test.each([
  "javascript:alert(1)",
  "data:text/html,hello",
  "blob:https://games.example/1",
  "//games.example",
  "/game",
  "",
  "http://games.example/one",
])("GB-10 CO-09 nothing is opened at %s by a page with TLS", (game_url) => {
  expect(() => placesOf({ game_url }, "https:")).toThrow(
    "Invalid URL, please contact customer service",
  );
  expect(placesOf({ game_url, game_url2: TWO }, "https:")).toEqual([{ url: TWO }]);
});

test("a page without TLS, as on a developer's machine, opens games without it", () => {
  expect(placesOf({ game_url: "http://localhost:8090/play" }, "http:")).toEqual([
    { url: "http://localhost:8090/play" },
  ]);
});
