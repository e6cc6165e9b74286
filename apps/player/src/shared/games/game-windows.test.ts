import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { noteWindow } from "./game-windows.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** An open window of a vendor's game, and what is heard of it. */
function opened(vassalage: string) {
  const popup = { closed: false };
  const heard: string[] = [];
  const game = { gameId: "g", nodeId: 1, displayName: "G", opensIn: "popup" as const, vassalage };
  noteWindow(popup as Window, {
    game,
    stays: () => heard.push("stays"),
    left: () => heard.push("left"),
  });
  return { popup, heard };
}

test("CA-03 while a game's window is open it is said each minute that its player is there, and once that they left", () => {
  const { popup, heard } = opened("ARCADE");
  vi.advanceTimersByTime(58_000);
  expect(heard).toEqual([]);
  vi.advanceTimersByTime(64_000);
  expect(heard).toEqual(["stays", "stays"]);
  popup.closed = true;
  vi.advanceTimersByTime(120_000);
  expect(heard).toEqual(["stays", "stays", "left"]);
});

test("CA-03 a vendor is left with the last window of its games", () => {
  const [first, second, other] = [opened("ARCADE"), opened("ARCADE"), opened("OTHER")];
  first.popup.closed = true;
  vi.advanceTimersByTime(4_000);
  expect([first.heard, second.heard, other.heard]).toEqual([[], [], []]);
  second.popup.closed = true;
  vi.advanceTimersByTime(4_000);
  expect([first.heard, second.heard, other.heard]).toEqual([[], ["left"], []]);
  other.popup.closed = true;
  vi.advanceTimersByTime(4_000);
  expect(other.heard).toEqual(["left"]);
});
