import { readClock, type Tx } from "@perya/postgres";
import type { Platform } from "../platform.ts";
import { findBrand, type Brand } from "../modules/brands/index.ts";
import { seedContent } from "../modules/content/index.ts";
import { seedStudio } from "../modules/catalogue/index.ts";
import { seedLottery } from "../modules/lottery/index.ts";
import { registerPlayer } from "../modules/identity/index.ts";
import {
  hasPlayers,
  keepInvitation,
  saveProfile,
  setKind,
  setKycLevel,
} from "../modules/players/index.ts";
import { seedRaffles } from "../modules/giveaways/index.ts";
import { seedMissions } from "../modules/missions/index.ts";
import { givePoints, seedRewards } from "../modules/points/index.ts";
import { seedTournaments } from "../modules/tournaments/index.ts";
import { seedPromotions } from "../modules/promotions/index.ts";
import { createStaff, hasStaff, type Role } from "../modules/staff/index.ts";
import { seedSettings } from "../modules/settings/index.ts";
import type { Wallet } from "../modules/wallet/index.ts";
import { hashPassword } from "../secrets/password.ts";
import { demoContent } from "./demo-content.ts";
import { demoLogins } from "./demo-logins.ts";
import { demoMissions } from "./demo-missions.ts";
import { demoRaffles } from "./demo-raffles.ts";
import { demoPromotions } from "./demo-promotions.ts";
import { demoRewards } from "./demo-rewards.ts";
import { demoSettings } from "./demo-settings.ts";
import { demoTournaments } from "./demo-tournaments.ts";

const WELCOME_UNITS = 100_000_000n;
const WELCOME_POINTS = 1_250n;
/** The demo's players. One with a code is an agent, who invites others with it. */
const PLAYERS = {
  juana: { kycLevel: 1, units: WELCOME_UNITS, code: undefined },
  pedro: { kycLevel: 0, units: 0n, code: undefined },
  rosa: { kycLevel: 1, units: 0n, code: "FIESTA26" },
} as const;
const STAFF: Readonly<Record<string, readonly Role[]>> = {
  owner: ["owner"],
  owner2: ["owner"],
  cashier: ["cashier"],
  cashier2: ["cashier"],
};

/**
 * Seeds the demo brand: people, settings and content, all in one transaction and only while the
 * brand is empty. A brand that has players or staff stays as it is, so every start and every update
 * may call it. The studio and the house's lotteries belong to the platform, not a brand: their
 * address, key and new games are updated. Refuses a real-money brand.
 */
export async function seedDemo(platform: Platform): Promise<void> {
  const brand = await findBrand(platform.db, "*");
  if (brand.realMoney)
    throw new Error("SEED_DEMO is on, but the brand plays for real money. Set SEED_DEMO=false.");
  if (!(await exists(platform.db, brand))) await seedBrand(platform, brand);
  const studio = await platform.db.inTransaction((tx) => seedStudio(tx, platform));
  await platform.db.inTransaction((tx) => seedLottery(tx));
  if (!studio.ok)
    throw new Error(`The studio could not be registered: ${studio.refusal} ${studio.detail ?? ""}`);
}

async function exists(tx: Tx, brand: Brand): Promise<boolean> {
  return (await hasPlayers(tx, brand.id)) || (await hasStaff(tx));
}

async function seedBrand(platform: Platform, brand: Brand): Promise<void> {
  const { db, wallet, config } = platform;
  const logins = await Promise.all(
    demoLogins.map(async ({ username, password }) => ({
      username,
      passwordHash: await hashPassword(password),
    })),
  );
  await db.inTransaction(async (tx) => {
    for (const { username, passwordHash } of logins) {
      const roles = STAFF[username];
      if (roles)
        await createStaff(tx, {
          brandId: null,
          username,
          passwordHash,
          roles,
          trusted: true,
          mustChangePassword: false,
        });
      else if (isPlayer(username)) await seedPlayer(tx, wallet, brand, username, passwordHash);
    }
    await seedSettings(platform, tx, brand, demoSettings(config.playerUrl));
    await seedContent(tx, brand.id, demoContent());
    await seedPromotions(tx, brand, demoPromotions());
    await seedRewards(tx, brand.id, demoRewards(brand.currency));
    const raffles = demoRaffles(brand.currency, await readClock(tx));
    await seedRaffles(tx, config.secretKey, brand, raffles);
    await seedMissions(tx, brand, demoMissions(brand.currency));
    await seedTournaments(tx, brand, demoTournaments(brand.currency));
  });
}

function isPlayer(username: string): username is keyof typeof PLAYERS {
  return Object.hasOwn(PLAYERS, username);
}

async function seedPlayer(
  tx: Tx,
  wallet: Wallet,
  brand: Brand,
  username: keyof typeof PLAYERS,
  passwordHash: string,
): Promise<void> {
  const { id: brandId, currency, country } = brand;
  const made = await registerPlayer(tx, wallet, {
    brandId,
    username,
    passwordHash,
    currency,
    country,
    book: "play",
  });
  if (!made.ok)
    throw new Error(`The demo's player ${username} could not be registered: ${made.refusal}`);
  const { kycLevel, units, code } = PLAYERS[username];
  const { id, publicId } = made.value;
  await setKycLevel(tx, id, kycLevel);
  // A sign-in from a new place asks for a code, which ends in the outbox.
  const email = `${username}@perya.example`;
  await saveProfile(tx, id, { email, emailVerifiedAt: await readClock(tx) });
  if (code !== undefined) {
    await setKind(tx, id, "1");
    await keepInvitation(tx, { code, playerId: id, kind: "affiliate" });
  }
  if (units === 0n) return;
  const [ref, reason] = [`welcome:${publicId}`, "Welcome to the demo"];
  await wallet.append(tx, [{ kind: "adjust", player: id, key: ref, units, reason }]);
  await givePoints(tx, { player: id, brandId, points: WELCOME_POINTS, ref, remark: reason });
}
