import { expect, test } from "vitest";
import { risksOf } from "./risks.ts";
import type { Settings } from "../settings.ts";

const open: Settings["status"] = {
  maintenance: false,
  maintenanceEnd: null,
  maintenanceMessage: "",
  allowedCountries: [],
  unknownCountry: "allow",
  restrictionMessage: "",
};
const features: Settings["features"] = {
  USERNAMEREG: true,
  MOBILEREG: false,
  MOBILEPASSREG: false,
  SMSVERIFY: false,
  PHONELOGIN: false,
  MOBILEVERCODELOGIN3: false,
  NEWIPVERIFY: true,
  FIREBASE: false,
  FREEPLAY: true,
  LOGINFIRST: false,
  CHNGPASSMAIL3: true,
  CHNGPASSVERIF3: false,
  PWDEXPIRY: false,
  BONUSDETAILS: true,
  REWARDCENTER: true,
  REFERRAL: false,
  MISSIONS: true,
  MANUALREBATE: true,
};

test("closing the site for maintenance asks first, opening it again and wording it does not", () => {
  expect(risksOf("status", open, { ...open, maintenance: true })).toHaveLength(1);
  expect(risksOf("status", { ...open, maintenance: true }, open)).toEqual([]);
  expect(risksOf("status", open, { ...open, maintenanceMessage: "Back at noon" })).toEqual([]);
});

test("a maintenance that has ended closes the site again when its end is moved", () => {
  const over = { ...open, maintenance: true, maintenanceEnd: "2026-01-01T00:00:00Z" };
  expect(risksOf("status", over, { ...over, maintenanceEnd: null })).toHaveLength(1);
});

test("letting only some countries in asks first, and so does shutting out those nobody can place", () => {
  const some = { ...open, allowedCountries: ["PH"] };
  expect(risksOf("status", open, some)).toEqual([expect.stringContaining("from PH")]);
  expect(risksOf("status", some, { ...some, unknownCountry: "refuse" })).toEqual([
    expect.stringContaining("country is unknown"),
  ]);
  expect(risksOf("status", some, open)).toEqual([]);
});

test("a switch that locks visitors, newcomers or the forgetful out asks first", () => {
  expect(risksOf("features", features, { ...features, LOGINFIRST: true })).toHaveLength(1);
  expect(risksOf("features", features, { ...features, USERNAMEREG: false })).toEqual([
    "Registration closes for everyone.",
  ]);
  expect(risksOf("features", features, { ...features, CHNGPASSMAIL3: false })).toHaveLength(1);
  expect(risksOf("features", features, { ...features, MOBILEREG: true, FREEPLAY: false })).toEqual(
    [],
  );
});
