import type { Tx } from "@perya/postgres";
import { selectProfile, type Profile } from "./profile.store.ts";

const EMPTY: Profile = {
  mobile: null,
  mobileVerifiedAt: null,
  email: null,
  emailVerifiedAt: null,
  payeeName: null,
  fullname: null,
  birthday: null,
  qqNum: null,
  line: null,
  whatsapp: null,
  zalo: null,
  facebook: null,
  telegram: null,
  wechat: null,
  idNumber: null,
  avatar: null,
  language: null,
};

/** A player's own details; all null if none were given. */
export async function profileOf(tx: Tx, playerId: bigint): Promise<Profile> {
  return (await selectProfile(tx, playerId)) ?? EMPTY;
}
