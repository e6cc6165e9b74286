import { expect, test } from "vitest";
import { SHIPPED_PROFILES } from "../shipped/shipped-profiles.ts";
import { fold } from "./fold.ts";
import { registerLawIn } from "./register-law.ts";

const lawOf = (...codes: readonly string[]) =>
  registerLawIn(fold(SHIPPED_PROFILES.filter(({ code }) => codes.includes(code))));

test("profiles name their registers, and when they are asked", () => {
  expect(lawOf("SE")).toMatchObject({
    rule: "SE.exclusion.register",
    names: ["Spelpaus"],
    moments: { signUp: true, signIn: "each", play: false, advertising: true, everyDays: undefined },
  });
  expect(lawOf("BR")?.moments).toEqual({
    signUp: true,
    signIn: "first of day",
    play: false,
    advertising: false,
    everyDays: 15,
  });
  expect(lawOf("BASE", "MT")).toBeUndefined();
});

test("of several profiles each register is asked, at each moment that one of them names", () => {
  expect(lawOf("SE", "BR", "NL")).toMatchObject({
    names: ["Cruks", "SIGAP central self-exclusion", "Spelpaus"],
    moments: { signUp: true, signIn: "each", play: true, advertising: true, everyDays: 15 },
  });
});

test("a register without a moment that is confirmed is asked at none", () => {
  expect(lawOf("GB")?.moments).toEqual({
    signUp: false,
    signIn: "never",
    play: false,
    advertising: false,
    everyDays: undefined,
  });
});
