import { expect, test } from "vitest";
import { pictureFault } from "./picture-fault.ts";

const png = { type: "image/png", size: 1_000 };

test.each([
  ["nothing", [], undefined],
  ["three pictures", [png, { ...png, type: "image/jpeg" }, png], undefined],
  ["four", [png, png, png, png], "tooMany"],
  ["a GIF", [{ ...png, type: "image/gif" }], "notPicture"],
  ["5 MB", [{ ...png, size: 5_242_880 }], undefined],
  ["a byte more", [{ ...png, size: 5_242_881 }], "tooLarge"],
] as const)("ID-13 %s with feedback", (_what, files, fault) => {
  expect(pictureFault(files)).toBe(fault);
});
