import { at, type Scene } from "./scene.ts";

/** Money that vendors keep: movements and comparisons, and records that could not be booked. */
export const VENDOR_SCENES: readonly Scene[] = [
  at("vendor-wallets", "staff", "/transfers"),
  at("vendor-records", "staff", "/vendor-records"),
];
