import type { Tx } from "@perya/postgres";
import { z } from "zod";
import { wireTime } from "../../../http/answers/answer.ts";
import type { Platform } from "../../../platform.ts";
import { brandById, siteOf } from "../../brands/index.ts";
import {
  loginKeptOf,
  PAYMENT_CHANGES,
  passwordsSetOf,
  paymentChangesOf,
  signInsOf,
  withdrawalsFrom,
} from "../../identity/index.ts";
import { arrivalOf, invitationsOf, profileOf, type Player } from "../../players/index.ts";
import { mask } from "../mask.ts";

const SIGN_INS = 10;
const CODES = 20;
const PAYMENT_CHANGES_SHOWN = 5;

/**
 * The parts of a profile that identify a player or serve to reach them, in display order.
 */
const TOLD = [
  "fullname", "payeeName", "birthday", "idNumber", "mobile", "email", "line", "whatsapp", "zalo", "facebook", "telegram", "wechat", "qqNum",
] as const; // prettier-ignore

/** The person behind an account, as staff see them. */
export const person = {
  kind: z.string().meta({ description: "0 member; 1, 2, 41, 42 agents; 4 trial." }),
  nickname: z.string(),
  passwordInitial: z
    .boolean()
    .meta({ description: "Whether staff set the password, so that it must be changed." }),
  paymentPassword: z
    .object({
      set: z.boolean(),
      withdrawalsFrom: wireTime.nullable(),
      changes: z.array(
        z.object({ how: z.enum(PAYMENT_CHANGES), place: z.string().nullable(), at: wireTime }),
      ),
    })
    .meta({
      description:
        "Whether the player has a payment password, its last changes, " +
        "and until when withdrawals wait after one.",
    }),
  told: z
    .array(z.object({ name: z.enum(TOLD), value: z.string(), verifiedAt: wireTime.nullable() }))
    .meta({
      description: "The player's own details; masked for staff without `players.contacts`.",
    }),
  arrival: z
    .object({
      method: z.string(),
      domain: z.string().nullable(),
      upline: z.object({ id: z.string(), username: z.string() }).nullable(),
      affiliateCode: z.string().nullable(),
      referralCode: z.string().nullable(),
    })
    .nullable(),
  invitations: z.array(
    z.object({
      code: z.string(),
      kind: z.enum(["affiliate", "referral"]),
      link: z.string(),
      madeAt: wireTime,
      ended: z.boolean(),
    }),
  ),
  signIns: z
    .array(z.object({ at: wireTime, ip: z.string(), userAgent: z.string() }))
    .meta({ description: "The last ten." }),
};

const shape = z.object(person);

/** Who a player is; their own details are masked unless `open`. */
export async function personOf(
  platform: Platform,
  player: Player,
  open: boolean,
): Promise<z.infer<typeof shape>> {
  const { db } = platform;
  const [profile, login, arrival, invitations, { signIns }, base, paymentPassword] =
    await Promise.all([
      profileOf(db, player.id),
      loginKeptOf(db, player.id),
      arrivalOf(db, player.id),
      invitationsOf(db, player.id, CODES),
      signInsOf(db, player.id, 1, SIGN_INS),
      siteOfBrand(platform, player.brandId),
      paymentPasswordOf(db, player.id),
    ]);
  const verified = { mobile: profile.mobileVerifiedAt, email: profile.emailVerifiedAt };
  return {
    kind: player.kind,
    nickname: player.nickname,
    passwordInitial: login?.passwordInitial ?? false,
    paymentPassword,
    told: TOLD.flatMap((name) => {
      const value = profile[name];
      const at = name === "mobile" || name === "email" ? verified[name] : null;
      return value === null || value === ""
        ? []
        : [{ name, value: open ? value : mask(value), verifiedAt: at?.toString() ?? null }];
    }),
    arrival: arrival
      ? {
          ...arrival,
          upline: arrival.upline && {
            id: arrival.upline.publicId,
            username: arrival.upline.username,
          },
        }
      : null,
    invitations: invitations.map(({ code, kind, madeAt, endedAt }) => ({
      code,
      kind,
      link: linkOf(base, kind, code),
      madeAt: madeAt.toString(),
      ended: endedAt !== null,
    })),
    signIns: signIns.map(({ createdAt, ip, userAgent }) => ({
      at: createdAt.toString(),
      ip,
      userAgent,
    })),
  };
}

async function paymentPasswordOf(
  tx: Tx,
  playerId: bigint,
): Promise<z.infer<typeof shape>["paymentPassword"]> {
  const { payment } = await passwordsSetOf(tx, playerId);
  const from = await withdrawalsFrom(tx, playerId);
  const changes = await paymentChangesOf(tx, playerId, PAYMENT_CHANGES_SHOWN);
  return {
    set: payment,
    withdrawalsFrom: from?.toString() ?? null,
    changes: changes.map(({ how, place, at }) => ({ how, place, at: at.toString() })),
  };
}

/** The address of a brand's site at its main host. */
export async function siteOfBrand(platform: Platform, brandId: bigint): Promise<string> {
  const brand = await brandById(platform.db, brandId);
  if (!brand) throw new Error(`There is no brand ${brandId}`);
  return siteOf(platform, brand);
}

/** The address that registers a player with a code. */
export function linkOf(site: string, kind: "affiliate" | "referral", code: string): string {
  return new URL(`/register?${kind}Code=${code}`, site).href;
}
