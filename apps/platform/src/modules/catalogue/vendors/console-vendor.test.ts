import { randomUUID } from "node:crypto";
import { sql } from "@perya/postgres/sql";
import { cloneDatabase, type TestDatabase } from "@perya/postgres/testing";
import { newRsaPair } from "@perya/secrets";
import { hmacSigner, postSigned, rsaSigner, type Signer } from "@perya/wallet-protocol";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { openSites, type Sites } from "../../../testing/open-sites.ts";
import { passTime } from "../../../testing/pass-time.ts";
import type { TestStaff, TestPlayer } from "../../../testing/people.ts";
import { approved, newVendor, type VendorHandover } from "../../../testing/vendors.ts";
import { openSession } from "../../rounds/index.ts";
import { addTestGame, findVendor } from "../index.ts";

/** What is changed about a vendor is known in every process by then. */
const REACH_MS = 5_000;

let db: TestDatabase;
let sites: Sites;
let owner: TestStaff;
let second: TestStaff;
let player: TestPlayer;
beforeAll(async () => {
  db = await cloneDatabase(inject("platform"));
  sites = await openSites(db, { OPERATOR_PRIVATE_KEY: newRsaPair().privateKey });
  [owner, second, player] = [
    await sites.staff("owner"),
    await sites.staff("owner"),
    await sites.player(),
  ];
  const money = {
    kind: "adjust",
    player: player.id,
    key: randomUUID(),
    units: 10_000_000n,
    reason: "to play with",
  } as const;
  await db.inTransaction((tx) => sites.platform.wallet.append(tx, [money]));
});
afterAll(async () => {
  await sites.close();
  await db.close();
});

async function create(dialect: "hub88" | "softswiss", more: { publicKey?: string } = {}) {
  const slug = `${dialect}-${randomUUID().slice(0, 8)}`;
  const made = await newVendor(
    { asker: owner, second },
    { slug, name: "Acme", vassalage: "ACME", dialect, ...more },
  );
  const vendor = await findVendor(db, slug);
  if (!vendor) throw new Error("No vendor was made");
  await db.inTransaction((tx) => addTestGame(tx, vendor, "drums"));
  return { slug, ...made };
}

/** The status a hub88 vendor gets for a question about a player, by what it was handed. */
const askHub88 = async ({ baseUrl }: VendorHandover, signer: Signer) => {
  const answer = await postSigned(
    `${baseUrl}/user/info`,
    { user: player.publicId, request_uuid: randomUUID() },
    signer,
  );
  return (answer.json as { status: string }).status;
};

const askSoftswiss = async ({ baseUrl }: VendorHandover, secret: string) => {
  const body = { account_id: player.publicId, currency: "PHP", game_id: "drums" };
  return (await postSigned(`${baseUrl}/balance`, body, hmacSigner(secret))).status;
};

describe("a vendor made in the console", () => {
  test("that speaks softswiss gets its secret only once, and signs with it at the address it was given", async () => {
    const { id, slug, handover } = await create("softswiss");
    expect(handover).toMatchObject({
      baseUrl: `${sites.playerUrl}/wallet/softswiss/${slug}`,
      operatorId: "perya",
      privateKey: null,
    });
    expect(handover.secret).toMatch(/^[0-9a-f]{64}$/);
    expect(handover.operatorPublicKey).toContain("BEGIN PUBLIC KEY");
    expect(await askSoftswiss(handover, handover.secret ?? "")).toBe(200);
    expect(await askSoftswiss(handover, "0".repeat(64))).toBe(400);
    const seen = await Promise.all([
      owner.call("GET", "/vendors"),
      owner.call("GET", `/vendors/${id}`),
      owner.call("GET", "/audit"),
    ]);
    expect(JSON.stringify(seen)).not.toContain(handover.secret);
    const stored = await db.row<{ text: string }>(sql`
      select (select string_agg(k::text, ' ') from vendor_key k)
          || (select string_agg(a::text, ' ') from audit_row a) as text`);
    expect(stored?.text).not.toContain(handover.secret);
  });

  test("that speaks hub88 gets the private key of a pair made for it", async () => {
    const { slug, handover } = await create("hub88");
    expect(handover).toMatchObject({
      baseUrl: `${sites.playerUrl}/wallet/hub88/${slug}`,
      secret: null,
    });
    expect(await askHub88(handover, rsaSigner(handover.privateKey ?? ""))).toBe("RS_OK");
    expect(await askHub88(handover, rsaSigner(newRsaPair().privateKey))).toBe(
      "RS_ERROR_INVALID_SIGNATURE",
    );
    expect(JSON.stringify(await owner.call("GET", "/vendors"))).not.toContain("PRIVATE KEY");
  });

  test("that brings its own key gets no secret, and the key is the one that signs", async () => {
    const own = newRsaPair();
    const { handover } = await create("hub88", { publicKey: own.publicKey });
    expect(handover).toMatchObject({ privateKey: null, secret: null });
    expect(await askHub88(handover, rsaSigner(own.privateKey))).toBe("RS_OK");
  });

  test("changes its secret without a gap: both sign, then the retired one no longer does", async () => {
    const { id, handover } = await create("softswiss");
    await approved({ asker: owner, second }, `/vendors/${id}/keys`, {});
    const added = await owner.call("POST", `/vendors/${id}/granted-key`);
    const fresh = String(added.value.handover.secret);
    expect(fresh).not.toBe(handover.secret);
    passTime(REACH_MS);
    expect(await askSoftswiss(handover, fresh)).toBe(200);
    expect(await askSoftswiss(handover, handover.secret ?? "")).toBe(200);
    const [first] = (await owner.call("GET", `/vendors/${id}`)).value.keys;
    expect(
      (
        await owner.call("POST", `/vendors/${id}/keys/${first.id}/retire`, {
          reason: "changed over",
        })
      ).status,
    ).toBe(200);
    passTime(REACH_MS);
    expect(await askSoftswiss(handover, handover.secret ?? "")).toBe(400);
    expect(await askSoftswiss(handover, fresh)).toBe(200);
  });

  test.each([
    [
      "softswiss with a public key",
      { dialect: "softswiss", publicKey: newRsaPair().publicKey },
      422,
      "WRONG_KIND_OF_KEY",
    ],
    ["hub88 with a small key", { publicKey: newRsaPair(1_024).publicKey }, 422, "INVALID_KEY"],
    ["hub88 with nonsense for a key", { publicKey: "hello" }, 422, "INVALID_KEY"],
    ["a dialect nobody speaks", { dialect: "smoke" }, 400, "INVALID_REQUEST"],
  ])("can't be %s", async (_what, more, status, code) => {
    const body = {
      slug: `no-${randomUUID().slice(0, 8)}`,
      name: "No",
      vassalage: "NO",
      reason: "To be refused",
      ...more,
    };
    expect(await owner.call("POST", "/vendors", body)).toMatchObject({ status, code });
    expect(await findVendor(db, body.slug)).toBeUndefined();
  });

  test("is handed over to those who may make vendors alone, and no cache keeps it", async () => {
    const auditor = await sites.staff("auditor");
    const body = {
      slug: "not-mine",
      name: "No",
      vassalage: "NO",
      dialect: "softswiss",
      reason: "For the evening",
    };
    expect((await auditor.call("POST", "/vendors", body)).status).toBe(403);
    await approved({ asker: owner, second }, "/vendors", { ...body, slug: "no-store" });
    const { id } = (await findVendor(db, "no-store")) ?? {};
    expect((await auditor.call("POST", `/vendors/${id}/granted-key`)).status).toBe(403);
    const headers = { cookie: owner.cookie };
    const answer = await fetch(`${sites.consoleUrl}/operator/v1/vendors/${id}/granted-key`, {
      method: "POST",
      headers,
    });
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "no-store"]);
  });
});

describe("a vendor's answer to what was taken back", () => {
  /**
   * A hub88 vendor with a bet that was placed, paid and taken back again; answers what each repeat
   * is told.
   */
  async function takenBack() {
    const { id, handover } = await create("hub88");
    const token = await db.inTransaction((tx) =>
      openSession(tx, { playerId: player.id, vendorId: id }),
    );
    const signer = rsaSigner(handover.privateKey ?? "");
    const send = async (path: string, body: object) => {
      const whole = {
        user: player.publicId,
        token,
        game_code: "drums",
        request_uuid: randomUUID(),
        supplier_transaction_id: "s",
        ...body,
      };
      return (await postSigned(`${handover.baseUrl}/transaction/${path}`, whole, signer)).json as {
        status: string;
        detail?: string;
      };
    };
    const round = randomUUID();
    const money = { round, round_closed: false, currency: "PHP", is_free: false };
    const bet = { ...money, transaction_uuid: randomUUID(), amount: 1_000 };
    const win = {
      ...money,
      transaction_uuid: randomUUID(),
      reference_transaction_uuid: bet.transaction_uuid,
      amount: 500,
    };
    const undo = (reference_transaction_uuid: string) =>
      send("rollback", { round, transaction_uuid: randomUUID(), reference_transaction_uuid });
    for (const answer of [
      await send("bet", bet),
      await send("win", win),
      await undo(win.transaction_uuid),
      await undo(bet.transaction_uuid),
    ])
      expect(answer.status).toBe("RS_OK");
    return {
      id,
      bet: (over: object = {}) => send("bet", { ...bet, ...over }),
      win: () => send("win", win),
    };
  }

  test("has a status of its own, until staff switch it to UNKNOWN, and has it again when they switch back", async () => {
    const vendor = await takenBack();
    for (const again of [vendor.bet, vendor.win])
      expect(await again()).toMatchObject({ status: "RS_ERROR_TRANSACTION_ROLLED_BACK" });
    const set = (rolledBackUnknown: boolean) =>
      owner.call("PUT", `/vendors/${vendor.id}`, {
        rolledBackUnknown,
        reason: "their book says so",
      });
    expect((await set(true)).status).toBe(200);
    expect((await owner.call("GET", `/vendors/${vendor.id}`)).value.rolledBackUnknown).toBe(true);
    const unknown = { status: "RS_ERROR_UNKNOWN", detail: "TRANSACTION_ROLLED_BACK" };
    passTime(REACH_MS);
    expect(await vendor.bet()).toMatchObject(unknown);
    expect(await vendor.win()).toMatchObject(unknown);
    expect(await vendor.bet({ amount: 2_000 })).toMatchObject({
      status: "RS_ERROR_DUPLICATE_TRANSACTION",
    });
    await set(false);
    passTime(REACH_MS);
    expect(await vendor.bet()).toMatchObject({ status: "RS_ERROR_TRANSACTION_ROLLED_BACK" });
  });

  test("is a vendor's own: another one keeps its status", async () => {
    const [one, other] = [await takenBack(), await takenBack()];
    await owner.call("PUT", `/vendors/${one.id}`, {
      rolledBackUnknown: true,
      reason: "their book says so",
    });
    passTime(REACH_MS);
    expect((await one.bet()).status).toBe("RS_ERROR_UNKNOWN");
    expect((await other.bet()).status).toBe("RS_ERROR_TRANSACTION_ROLLED_BACK");
  });

  test("is set with a reason, by those who may, where the dialect has a choice, and is in the trail", async () => {
    const [{ id, slug }, soft, auditor] = [
      await create("hub88"),
      await create("softswiss"),
      await sites.staff("auditor"),
    ];
    const body = { rolledBackUnknown: true, reason: "their book says so" };
    expect((await auditor.call("PUT", `/vendors/${id}`, body)).status).toBe(403);
    expect((await owner.call("PUT", `/vendors/${id}`, { rolledBackUnknown: true })).status).toBe(
      400,
    );
    expect(await owner.call("PUT", "/vendors/999999", body)).toMatchObject({
      status: 404,
      code: "NO_SUCH_VENDOR",
    });
    expect(await owner.call("PUT", `/vendors/${soft.id}`, body)).toMatchObject({
      status: 422,
      code: "NOT_IN_DIALECT",
    });
    await owner.call("PUT", `/vendors/${id}`, body);
    const trail = await db.rows(
      sql`select action, before, after, reason from audit_row where subject = ${slug} order by n`,
    );
    expect(trail.at(-1)).toMatchObject({
      action: "vendor.update",
      before: { rolledBackUnknown: false, opensIn: "seamless" },
      after: { rolledBackUnknown: true, opensIn: "seamless" },
      reason: "their book says so",
    });
  });
});
