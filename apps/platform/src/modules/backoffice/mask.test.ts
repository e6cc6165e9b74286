import { expect, test } from "vitest";
import { mask } from "./mask.ts";

test("enough is hidden that nobody can call or write, and enough shown to tell two apart", () => {
  expect(["+639171234567", "maria@example.com", "Maria Cruz", "2000-02-29"].map(mask)).toEqual([
    "+63•••67",
    "m•••@example.com",
    "Ma•••",
    "20•••",
  ]);
  expect(["ana", "@ana", "+63912"].map(mask)).toEqual(["•••", "•••", "+6•••"]);
});
