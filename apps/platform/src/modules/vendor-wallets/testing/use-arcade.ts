import { randomUUID } from "node:crypto";
import { sql } from "@perya/postgres/sql";
import { cloneDatabase } from "@perya/postgres/testing";
import { postSigned, rsaSigner } from "@perya/wallet-protocol";
import { afterAll, inject, onTestFinished } from "vitest";
import { openSites } from "../../../testing/open-sites.ts";
import type { TestPlayer } from "../../../testing/people.ts";
import {
  ARCADE_VENDOR,
  findVendor,
  seedStudio,
  switchVendorForBrand,
  type Vendor,
} from "../../catalogue/index.ts";
import { verifyLedger } from "../../wallet/index.ts";
import { startStudio } from "./start-studio.ts";

export const PESO = 100_000n;
export const GAME = "thunder-orchard";
/** Long enough for a busy machine: only a vendor that is told to be late is. */
const TIMEOUT_MS = "60000";

/** Both sites, and the studio's arcade as a vendor that keeps money. */
export async function useArcade() {
  const db = await cloneDatabase(inject("platform"));
  const studio = await startStudio();
  const sites = await openSites(db, {
    STUDIO_URL: studio.url,
    STUDIO_PUBLIC_KEY: studio.studioPublicKey,
    OPERATOR_PRIVATE_KEY: studio.operatorPrivateKey,
    VENDOR_WALLET_TIMEOUT_MS: TIMEOUT_MS,
  });
  const { platform } = sites;
  const vendor = await db.inTransaction(async (tx) => {
    const seeded = await seedStudio(tx, platform);
    const arcade = await findVendor(tx, ARCADE_VENDOR);
    if (!seeded.ok || !arcade) throw new Error("There is no arcade");
    await switchVendorForBrand(tx, 1n, arcade.id, true);
    return arcade;
  });
  afterAll(async () => {
    await sites.close();
    await studio.close();
    await db.close();
  });
  return { db, sites, platform, studio, vendor, ...handlesOf(db, sites, studio, vendor) };
}

type Sites = Awaited<ReturnType<typeof openSites>>;
type Studio = Awaited<ReturnType<typeof startStudio>>;

function handlesOf(
  db: Awaited<ReturnType<typeof cloneDatabase>>,
  { platform, player }: Sites,
  studio: Studio,
  { id: vendor, slug }: Vendor,
) {
  const signer = rsaSigner(studio.operatorPrivateKey);
  /** A signed call of the operator's, made by hand. */
  const say = async (path: string, body: Readonly<Record<string, unknown>>) => {
    const url = `${studio.url}/arcade/operator/generic/v2/${path}`;
    return (await postSigned(url, { operator_id: "perya", ...body }, signer)).json as never;
  };
  const there = async ({ publicId: user }: TestPlayer): Promise<bigint> => {
    const asked = { user, request_uuid: randomUUID(), currency: "PHP" };
    return BigInt((await say("transfer_wallet/balance", asked))["balance"]);
  };
  return {
    say,
    /** What the vendor has of a player, in ledger units. */
    there,
    /** A player with so many pesos. */
    rich: async (pesos: bigint) => {
      const made = await player(2);
      await db.inTransaction((tx) =>
        platform.wallet.append(tx, [
          { kind: "adjust", player: made.id, key: randomUUID(), units: pesos * PESO },
        ]),
      );
      return made;
    },
    misbehave: ({ publicId: user }: TestPlayer, kind: string | null, wait_ms = 20_000) =>
      say("transfer_wallet/misconduct", { user, kind, wait_ms }),
    move: (
      of: TestPlayer,
      way: "in" | "out",
      pesos: bigint | null,
      more: { readonly key?: string } = {},
    ) =>
      of.call("POST", `/vendor-wallets/${slug}/${way}`, {
        amount: pesos === null ? null : (pesos * PESO).toString(),
        key: randomUUID(),
        ...more,
      }),
    /** Where a player's money is, in pesos: at hand, on the way, and at the vendor by our books. */
    money: async ({ id }: Pick<TestPlayer, "id">) => {
      const cash = (await platform.wallet.balance(id))?.cash ?? 0n;
      const row = await db.row<{ transit: bigint; kept: bigint }>(sql`
        select
          coalesce(-sum(e.cash) filter (where h.name = ${`transit:${vendor}`}), 0)::bigint as transit,
          coalesce(-sum(e.cash) filter (where h.name = ${`vendor:${vendor}:kept`}), 0)::bigint as kept
        from wallet_entry e join wallet_house h on h.id = e.contra
        where e.player = ${id}`);
      const pesos = (units: bigint | undefined) => Number((units ?? 0n) / PESO);
      return { cash: pesos(cash), transit: pesos(row?.transit), kept: pesos(row?.kept) };
    },
    /** Has vendors be given up on so soon, until the answered function is called. */
    impatient: (timeoutMs: number) => {
      const config = platform.config as { vendorWalletTimeoutMs: number };
      const usual = config.vendorWalletTimeoutMs;
      config.vendorWalletTimeoutMs = timeoutMs;
      const again = () => void (config.vendorWalletTimeoutMs = usual);
      onTestFinished(again);
      return again;
    },
    /** Lets the wait before the next question, or a movement's age, be over. */
    pass: async ({ id }: Pick<TestPlayer, "id">, hours = 0) => {
      await db.run(sql`
        update vendor_movement
        set due_at = case when due_at is null then null else now() end,
          sent_at = sent_at - make_interval(hours => ${hours})
        where player = ${id}`);
    },
    statusOf: async ({ id }: Pick<TestPlayer, "id">) =>
      (
        await db.row<{ status: string }>(sql`
          select status from vendor_movement where player = ${id} order by id desc limit 1`)
      )?.status,
    /**
     * Empty when every sum and every hash of the ledger is right, and every player's money on the
     * way and at the vendor is what movements and wallets say.
     */
    problems: async () => [
      ...(await verifyLedger(db)).books.flatMap((book) => book.problems),
      ...(await misplaced(db, vendor)),
    ],
  };
}

/** Players whose money is elsewhere in the ledger than their movements and wallets say. */
async function misplaced(
  db: Awaited<ReturnType<typeof cloneDatabase>>,
  vendor: number,
): Promise<string[]> {
  const rows = await db.rows<{ player: bigint; fault: string }>(sql`
    with ledger as (
      select e.player,
        coalesce(-sum(e.cash) filter (where h.name = ${`transit:${vendor}`}), 0) as transit,
        coalesce(-sum(e.cash) filter (where h.name = ${`vendor:${vendor}:kept`}), 0) as kept
      from wallet_entry e join wallet_house h on h.id = e.contra
      group by e.player
    ), moving as (
      select player, sum(units) as units from vendor_movement
      where vendor = ${vendor} and direction = 'IN' and status not in ('DONE', 'REFUSED')
      group by player
    )
    select w.player, l.transit || ' / ' || coalesce(m.units, 0) || ', ' || l.kept || ' / ' || w.kept
      as fault
    from vendor_wallet w join ledger l using (player) left join moving m using (player)
    where w.vendor = ${vendor} and (l.transit <> coalesce(m.units, 0) or l.kept <> w.kept)`);
  return rows.map(({ player, fault }) => `player ${player}: on the way, kept: ${fault}`);
}
