import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { currencyOf, formatMoney, parseAmount } from "@perya/money";
import type { Tx } from "@perya/postgres";
import { brandAt } from "../modules/brands/index.ts";
import {
  addTestGame,
  changeGame,
  findVendor,
  gamesOf,
  vendorNeeds,
  type Vendor,
} from "../modules/catalogue/index.ts";
import { createPlayer, type Player } from "../modules/players/index.ts";
import { openSession } from "../modules/rounds/index.ts";
import type { Command as WalletCommand } from "../modules/wallet/index.ts";
import type { Platform } from "../platform.ts";
import { CommandFault, type Command, type Options, type Outcome } from "./command.ts";

/** Balance of the conformance suite's second players, in main units. */
const OTHER_BALANCE = "1000";
const SINGLE_BET_UNITS = 1_000_000n;
const EXPIRED_SECONDS = 31 * 60;
const CLOSED_GAME = "closed-game";

/**
 * Creates a player with test money and a live vendor session, so that any suite can drive the
 * wallet from outside.
 */
export const testPlayerCreate: Command = {
  name: "test-player create",
  summary: "creates a player with test money and a token for a vendor",
  values: ["vendor", "balance", "currency", "brand", "vendor-file"],
  switches: ["conformance"],
  help: `  --vendor acme             the vendor's slug
  --balance 100000          test money in the main unit, such as 100000 or 250.50
  --currency PHP            default the brand's
  --brand HOST              default the brand of every host; refused when it takes real money
  --conformance             also creates what the suite's special cases need: a second player, a
                            disabled and a limited one, an expired token, a closed game
  --vendor-file FILE        JSON that \`vendor create --json\` printed; with its key, the output is
                            a complete --target for the conformance suite`,
  run: create,
};

async function create(options: Options, platform: Platform): Promise<Outcome> {
  const { db } = platform;
  const host = options.optional("brand") ?? "*";
  const brand = await brandAt(db, host);
  if (!brand) throw new CommandFault(`There is no brand of the host ${host}.`);
  if (brand.realMoney)
    throw new CommandFault(
      `${brand.name} takes real money: test players are made at a play-money brand only.`,
    );
  const vendor = await findVendor(db, options.text("vendor"));
  if (!vendor)
    throw new CommandFault(
      `There is no vendor ${options.text("vendor")}. \`vendor list\` lists them.`,
    );
  const currency = knownCurrency(options.optional("currency") ?? brand.currency);
  const key = keyOf(options.optional("vendor-file"));
  const balance = unitsOf(options.text("balance"), currency);

  const made = await db.inTransaction(async (tx) => {
    const make = (units: bigint, ...more: ((player: bigint) => WalletCommand)[]) =>
      testPlayer(
        platform,
        tx,
        { brandId: brand.id, country: brand.country, currency },
        units,
        more,
      );
    const sessionOf = (player: Player, idleSeconds = 0) =>
      openSession(tx, { playerId: player.id, vendorId: vendor.id, idleSeconds });
    const named = async (player: Player) => ({
      user: player.publicId,
      token: await sessionOf(player),
    });
    const player = await make(balance);
    const special = options.on("conformance")
      ? await specialCases(tx, vendor, currency, { player, make, named, sessionOf })
      : {};
    return { ...(await named(player)), ...special };
  });
  const games = await gamesOf(db, vendor.id);
  const open = games.filter((game) => game.enabled && game.offered).map((game) => game.code);
  const place = {
    dialect: vendor.dialect,
    vendor: vendor.slug,
    baseUrl: vendorNeeds(platform, vendor).baseUrl,
  };
  const money = {
    currency,
    balance: formatMoney({ units: balance, currency }, { symbol: false }).replaceAll(",", ""),
    balanceUnits: balance.toString(),
  };
  const json = { ...place, ...made, ...money, game: open[0], games: open, ...key };
  return {
    json,
    lines: Object.entries(json).map(
      ([name, value]) =>
        `${name.padEnd(14)} ${typeof value === "string" ? value : JSON.stringify(value)}`,
    ),
  };
}

interface Makers {
  readonly player: Player;
  make(units: bigint, ...more: ((player: bigint) => WalletCommand)[]): Promise<Player>;
  named(player: Player): Promise<{ user: string; token: string }>;
  sessionOf(player: Player, idleSeconds?: number): Promise<string>;
}

async function specialCases(
  tx: Tx,
  vendor: Vendor,
  currency: string,
  { player, make, named, sessionOf }: Makers,
) {
  const units = unitsOf(OTHER_BALANCE, currency);
  await addTestGame(tx, vendor, CLOSED_GAME);
  const closed = (await gamesOf(tx, vendor.id)).find((game) => game.code === CLOSED_GAME);
  if (closed) await changeGame(tx, closed.slug, { enabled: false });
  return {
    other: await named(await make(units)),
    disabled: await named(
      await make(units, (id) => ({
        kind: "block",
        player: id,
        key: `block:test:${id}`,
        reason: "conformance",
      })),
    ),
    limited: await named(
      await make(units, (id) => ({
        kind: "limit",
        player: id,
        key: `limit:test:${id}`,
        singleBet: SINGLE_BET_UNITS,
      })),
    ),
    expiredToken: await sessionOf(player, EXPIRED_SECONDS),
    disabledGame: CLOSED_GAME,
  };
}

type Where = { readonly brandId: bigint; readonly country: string; readonly currency: string };

async function testPlayer(
  { wallet }: Platform,
  tx: Tx,
  where: Where,
  units: bigint,
  more: readonly ((player: bigint) => WalletCommand)[],
): Promise<Player> {
  const made = await createPlayer(tx, {
    ...where,
    username: `test${randomBytes(6).toString("hex")}`,
    book: "test",
  });
  if (!made.ok) throw new CommandFault("A random name was taken; please try again.");
  const { id } = made.value;
  const open: WalletCommand = {
    kind: "open",
    player: id,
    key: `open:${id}`,
    currency: where.currency,
    book: "test",
  };
  const deposit: WalletCommand = {
    kind: "deposit",
    player: id,
    key: `deposit:test:${id}`,
    units,
    reason: "test player",
  };
  const group = [open, ...(units > 0n ? [deposit] : []), ...more.map((command) => command(id))];
  for (const command of group) {
    const result = await wallet.append(tx, [command]);
    if (!result.ok) throw new Error(`The wallet refused to ${command.kind}: ${result.refusal}`);
  }
  return made.value;
}

function knownCurrency(code: string): string {
  try {
    return currencyOf(code).code;
  } catch {
    throw new CommandFault(`${code} is no currency this platform knows.`);
  }
}

function unitsOf(text: string, currency: string): bigint {
  const amount = parseAmount(text, currency);
  if (!amount.ok)
    throw new CommandFault(`--balance must be an amount such as 100000 or 250.50, not ${text}.`);
  return amount.value.units;
}

/** The key or secret of a file that `vendor create --json` printed. */
function keyOf(file: string | undefined): Readonly<Record<string, string>> {
  if (file === undefined) return {};
  const { privateKey, secret } = JSON.parse(readFileSync(file, "utf8")) as Record<
    string,
    string | undefined
  >;
  return {
    ...(privateKey === undefined ? {} : { privateKey }),
    ...(secret === undefined ? {} : { secret }),
  };
}
