import { expect, test } from "vitest";
import { SHIPPED_PROFILES } from "../shipped/shipped-profiles.ts";
import { documentLawIn } from "./document-law.ts";
import { fold } from "./fold.ts";
import type { Profile } from "./profile.ts";

const about = { source: "Act", confidence: "sure", asOf: "2026" } as const;
const saying = (code: string, term: unknown): Profile => ({
  code,
  name: code,
  authority: "",
  zone: "brand",
  version: 1,
  cells: { "kyc.docExpiry": { value: term, ...about } },
});
const lawOf = (profiles: readonly Profile[]) => documentLawIn({ profiles, folded: fold(profiles) });

test("a face is asked for where one of the profiles asks, by its rule and version", () => {
  const of = (...codes: string[]) =>
    lawOf(SHIPPED_PROFILES.filter(({ code }) => codes.includes(code))).face?.rule;
  expect([of("PH"), of("GB", "BR"), of("GB", "BASE")]).toEqual([
    "PH.kyc.face",
    "BR.kyc.face",
    undefined,
  ]);
});

test("the shortest term after a document's end counts, and what is no term gives none", () => {
  expect(lawOf([saying("AA", "P1M"), saying("BB", "P30D")]).grace).toBe("P30D");
  expect(lawOf([saying("AA", "P1M"), saying("BB", "by policy")]).grace).toBe("P1M");
  for (const term of [null, "by policy", "PT5H", 30])
    expect(lawOf([saying("AA", term)]).grace).toBe("P0D");
});
