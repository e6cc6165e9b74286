import type { Platform } from "../platform.ts";
import { findBrand, type Brand } from "../modules/brands/index.ts";
import { seedContent } from "../modules/content/index.ts";
import { seedStudio } from "../modules/catalogue/index.ts";
import { seedLottery } from "../modules/lottery/index.ts";
import { registerPlayer } from "../modules/identity/index.ts";
import { keepInvitation, playerByUsername, setKind, setKycLevel } from "../modules/players/index.ts";
import { createStaff, staffByName, type Role } from "../modules/staff/index.ts";
import { seedSettings } from "../modules/settings/index.ts";
import { hashPassword } from "../secrets/password.ts";
import { demoContent } from "./demo-content.ts";
import { demoLogins } from "./demo-logins.ts";
import { demoSettings } from "./demo-settings.ts";

const WELCOME_UNITS = 100_000_000n;
/** Who plays. One with a code is an agent, who brings others in with it. */
const PLAYERS = {
  juana: { kycLevel: 1, units: WELCOME_UNITS, code: undefined },
  pedro: { kycLevel: 0, units: 0n, code: undefined },
  rosa: { kycLevel: 1, units: 0n, code: "FIESTA26" },
} as const;
const STAFF: Readonly<Record<string, readonly Role[]>> = { owner: ["owner"], cashier: ["cashier"], cashier2: ["cashier"] };

/** Brings the demo brand to life: players, staff, settings, the studio and its games. What is there already stays as it is, so every start may call it. Refuses a real-money brand. */
export async function seedDemo(platform: Platform): Promise<void> {
  const brand = await findBrand(platform.db, "*");
  if (brand.realMoney) throw new Error("SEED_DEMO is on, but the brand plays for real money. Set SEED_DEMO=false.");
  for (const { username, password } of demoLogins) {
    const roles = STAFF[username];
    if (roles) await seedStaff(platform, username, password, roles);
    else if (isPlayer(username)) await seedPlayer(platform, brand, username, password);
  }
  await platform.db.inTransaction((tx) => seedSettings(tx, brand, demoSettings(platform.config.playerUrl)));
  await platform.db.inTransaction((tx) => seedContent(tx, brand.id, demoContent()));
  const studio = await platform.db.inTransaction((tx) => seedStudio(tx, platform));
  await platform.db.inTransaction((tx) => seedLottery(tx));
  if (!studio.ok) throw new Error(`The studio could not be registered: ${studio.refusal} ${studio.detail ?? ""}`);
}

function isPlayer(username: string): username is keyof typeof PLAYERS {
  return Object.hasOwn(PLAYERS, username);
}

async function seedStaff({ db }: Platform, username: string, password: string, roles: readonly Role[]): Promise<void> {
  if (await staffByName(db, username)) return;
  const passwordHash = await hashPassword(password);
  await db.inTransaction((tx) => createStaff(tx, { brandId: null, username, passwordHash, roles, trusted: true }));
}

async function seedPlayer({ db, wallet }: Platform, brand: Brand, username: keyof typeof PLAYERS, password: string): Promise<void> {
  if (await playerByUsername(db, brand.id, username)) return;
  const passwordHash = await hashPassword(password);
  const { kycLevel, units, code } = PLAYERS[username];
  await db.inTransaction(async (tx) => {
    const made = await registerPlayer(tx, wallet, {
      brandId: brand.id,
      username,
      passwordHash,
      currency: brand.currency,
      country: brand.country,
      book: "play",
    });
    if (!made.ok) return;
    await setKycLevel(tx, made.value.id, kycLevel);
    if (code !== undefined) {
      await setKind(tx, made.value.id, "1");
      await keepInvitation(tx, { code, playerId: made.value.id, kind: "affiliate" });
    }
    if (units > 0n)
      await wallet.append(tx, [
        { kind: "adjust", player: made.value.id, key: `welcome:${made.value.publicId}`, units, reason: "Welcome to the demo" },
      ]);
  });
}
