import { PDFDocument } from "@cantoo/pdf-lib";
import { sql } from "@perya/postgres/sql";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, onTestFinished, test } from "vitest";
import { diskFiles } from "../../files/disk-files.ts";
import { told } from "../facts/testing/told.ts";
import { profileOf, saveProfile } from "../players/index.ts";
import { setSection } from "../settings/testing/set-section.ts";
import { documentDecided } from "./facts.ts";
import { removeLeftFiles } from "./remove-left-files.ts";
import { PASSPORT, PDF, photo, provePhone, sends, useDocuments } from "./testing/use-documents.ts";

const { db, sites, platform, ana, ben, decide, kept, sent, levelOf, latest, provenPlayer } =
  await useDocuments();

describe("sending a document", () => {
  test("keeps it encrypted, without the metadata of its pictures, for staff of the brand alone", async () => {
    const player = await sites.player();
    expect((await sends(player, PASSPORT)).status).toBe(200);
    expect(await latest(player, "IDENTITY")).toMatchObject({
      kind: "PASSPORT",
      state: "UPLOADED",
      expiresOn: PASSPORT.expiresOn,
    });
    const names = await readdir(kept);
    const sealed = await readFile(join(kept, names.at(-1) ?? ""));
    expect(sealed.subarray(0, 6).toString()).toBe("PFILE1");
    const { id } = await latest(player, "IDENTITY");
    const answer = await fetch(`${sites.consoleUrl}/operator/v1/documents/${id}/files/0`, {
      headers: { cookie: ana.cookie },
    });
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    expect((await sharp(await photo()).metadata()).exif).toBeDefined();
    expect(answer.headers.get("cache-control")).toContain("no-store");
    expect(answer.headers.get("content-security-policy")).toContain("sandbox");
    const row = await db.row<{ text: string }>(sql`
      select number_sealed::text as text from player_document where public_id = ${id}`);
    expect(Buffer.from(row?.text.slice(2) ?? "", "hex").toString()).not.toContain("123-456");
  });

  test("takes a PDF without what it says of its maker, which staff download and never see as a page of ours", async () => {
    const player = await sites.player();
    const texts = { kind: "ADDRESS", fullName: "Ana Cruz", details: "1 Mabini St, Manila" };
    const sent = await PDFDocument.load(PDF);
    sent.setAuthor("Ana Cruz");
    const bytes = Buffer.from(await sent.save({ useObjectStreams: false }));
    expect((await sends(player, texts, { files: [{ bytes }] })).status).toBe(200);
    const { id } = await latest(player, "ADDRESS");
    const answer = await fetch(`${sites.consoleUrl}/operator/v1/documents/${id}/files/0`, {
      headers: { cookie: ana.cookie },
    });
    expect(answer.headers.get("content-type")).toBe("application/pdf");
    expect(answer.headers.get("content-disposition")).toContain("attachment");
    const kept = await PDFDocument.load(await answer.arrayBuffer(), { updateMetadata: false });
    expect([sent.getAuthor(), kept.getAuthor(), kept.getPageCount()]).toEqual([
      "Ana Cruz",
      undefined,
      1,
    ]);
  });

  test("refuses what is no document, too large, too many, or not fully typed, and keeps nothing", async () => {
    const player = await sites.player();
    const html = Buffer.from("<html><script>alert(1)</script></html>");
    const one = { bytes: await photo() };
    const cases = [
      [PASSPORT, [{ bytes: html }], "NOT_A_DOCUMENT"],
      [PASSPORT, [{ bytes: PDF.subarray(0, 80) }], "PDF_NOT_READ"],
      [PASSPORT, [{ bytes: Buffer.alloc(10 * 1024 * 1024 + 1) }], "FILE_TOO_LARGE"],
      [PASSPORT, [one, one, one, one], "TOO_MANY_FILES"],
      [PASSPORT, [], "NO_FILE"],
      [{ ...PASSPORT, number: "" }, [one], "INVALID_REQUEST"],
      [{ ...PASSPORT, number: "<b>" }, [one], "INVALID_REQUEST"],
      [{ ...PASSPORT, expiresOn: "" }, [one], "INVALID_REQUEST"],
      [{ ...PASSPORT, expiresOn: "2020-01-01" }, [one], "INVALID_REQUEST"],
      [{ ...PASSPORT, birthDate: "2090-01-01" }, [one], "INVALID_REQUEST"],
      [{ ...PASSPORT, kind: "LIBRARY_CARD" }, [one], "INVALID_REQUEST"],
    ] as const;
    for (const [texts, files, code] of cases)
      expect([texts, (await sends(player, texts, { files })).code]).toEqual([texts, code]);
    const made = await db.rows(sql`select 1 from player_document where player_id = ${player.id}`);
    expect(made).toEqual([]);
  });

  test("sent twice under a key it is one; another one of its kind waits for its check", async () => {
    const player = await sites.player();
    const key = crypto.randomUUID();
    const twice = await Promise.all([
      sends(player, PASSPORT, { key }),
      sends(player, PASSPORT, { key }),
    ]);
    expect(twice.map(({ status }) => status)).toEqual([200, 200]);
    expect((await sends(player, { ...PASSPORT, kind: "IDENTITY_CARD" })).code).toBe(
      "ALREADY_WAITING",
    );
    const made = await db.rows(sql`select 1 from player_document where player_id = ${player.id}`);
    expect(made).toHaveLength(1);
    expect((await sends(player, { kind: "SELFIE" })).status).toBe(200);
  });

  test("a player sends as many in 24 hours as the brand looks at", async () => {
    await setSection(platform, "documents", { perDay: 2 });
    onTestFinished(() => setSection(platform, "documents", { perDay: 20 }));
    const player = await sites.player();
    const address = { kind: "ADDRESS", fullName: "Ana Cruz", details: "1 Mabini St, Manila" };
    expect((await sends(player, PASSPORT)).status).toBe(200);
    expect((await sends(player, address)).status).toBe(200);
    expect((await sends(player, { kind: "SELFIE" })).code).toBe("TOO_MANY_DOCUMENTS");
  });

  test("a file whose upload ended in between is removed a day later", async () => {
    await platform.db.run(sql`
      insert into player_document_file (name, place, kind, bytes, made_at)
      values ('left-over-file', 0, 'jpg', 1, now() - interval '25 hours')`);
    await diskFiles(kept).put("left-over-file", Buffer.from("x"));
    await removeLeftFiles(platform);
    expect(await readdir(kept)).not.toContain("left-over-file");
  });
});

describe("checking a document", () => {
  test("identity and selfie approved make level 2, and the proven name becomes the player's", async () => {
    const player = await sites.player();
    await provePhone(db, platform, player);
    const passport = await sent(player, PASSPORT);
    expect(await decide(ana, passport, "approve")).toMatchObject({ value: { status: "DONE" } });
    expect(await levelOf(player)).toBe(1);
    expect(await profileOf(db, player.id)).toMatchObject({
      fullname: PASSPORT.fullName,
      birthday: PASSPORT.birthDate,
    });
    await decide(ana, await sent(player, { kind: "SELFIE" }), "approve");
    expect(await levelOf(player)).toBe(2);
    expect(await decide(ben, passport, "approve")).toMatchObject({ code: "WRONG_STATE" });
  });

  test("a document with another name than the known one takes two people", async () => {
    const player = await sites.player();
    await db.inTransaction((tx) => saveProfile(tx, player.id, { fullname: "Bea Reyes" }));
    const passport = await sent(player, PASSPORT);
    expect(await decide(ana, passport, "approve")).toMatchObject({ value: { status: "WAITING" } });
    expect((await profileOf(db, player.id)).fullname).toBe("Bea Reyes");
  });

  test("a document with another name than the holder's of a bound account takes two people", async () => {
    const player = await sites.player();
    await player.call("POST", "/bank-accounts", {
      bank: "Fiesta Bank",
      number: "0012345678",
      holder: "Bea Reyes",
    });
    const passport = await sent(player, PASSPORT);
    expect(await decide(ana, passport, "approve")).toMatchObject({ value: { status: "WAITING" } });
  });

  test("a rejected one says why to its player, who sends another", async () => {
    const player = await sites.player();
    const id = await sent(player, PASSPORT);
    await decide(ana, id, "reject", { reason: "UNREADABLE", note: "The corner is cut off" });
    expect(await latest(player, "IDENTITY")).toMatchObject({
      state: "REJECTED",
      reason: "UNREADABLE",
      note: "The corner is cut off",
    });
    expect(await told(db, documentDecided)).toContainEqual({
      player: player.id.toString(),
      kind: "PASSPORT",
      reason: "UNREADABLE",
    });
    expect((await sends(player, PASSPORT)).status).toBe(200);
    expect((await decide(ana, id, "reject", { reason: "BAD_MOOD" })).status).toBe(400);
  });

  test("nothing is decided before its check began, nor by who may only read", async () => {
    const player = await sites.player();
    await sends(player, PASSPORT);
    const { id } = await latest(player, "IDENTITY");
    expect((await decide(ana, id, "approve")).code).toBe("WRONG_STATE");
    const auditor = await sites.staff("auditor");
    expect((await decide(auditor, id, "approve")).status).toBe(403);
  });

  test("level 3 takes a second person, and rejecting ends what the first one asked for", async () => {
    const player = await provenPlayer();
    const address = await sent(player, {
      kind: "ADDRESS",
      fullName: PASSPORT.fullName,
      details: "1 Mabini St, Manila",
    });
    const funds = await sent(player, { kind: "FUNDS", details: "Salary" });
    for (const id of [address, funds])
      expect(await decide(ana, id, "approve")).toMatchObject({ value: { status: "WAITING" } });
    expect((await decide(ana, address, "approve")).code).toBe("ASKED_ALREADY");
    expect(await levelOf(player)).toBe(2);
    const asked = async (id: string) => (await ben.call("GET", `/documents/${id}`)).value.asked;
    const { approvalId } = await asked(address);
    expect((await ana.call("POST", `/approvals/${approvalId}/approve`)).status).toBeGreaterThan(
      399,
    );
    expect((await ben.call("POST", `/approvals/${approvalId}/approve`)).status).toBe(200);
    expect(await latest(player, "ADDRESS")).toMatchObject({ state: "APPROVED" });
    await decide(ben, funds, "reject", { reason: "INCOMPLETE" });
    expect(await asked(funds)).toBeNull();
    const again = await sent(player, { kind: "FUNDS", details: "Salary" });
    await decide(ana, again, "approve");
    await ben.call("POST", `/approvals/${(await asked(again)).approvalId}/approve`);
    expect(await levelOf(player)).toBe(3);
  });

  test("who is too young for the brand by the document is not approved", async () => {
    const player = await sites.player();
    const year = Temporal.Now.plainDateISO().year - 15;
    const id = await sent(player, { ...PASSPORT, birthDate: `${year}-01-01` });
    expect((await decide(ana, id, "approve")).code).toBe("TOO_YOUNG");
  });

  test("two who decide at once end it once", async () => {
    const player = await sites.player();
    const id = await sent(player, PASSPORT);
    const answers = await Promise.all([
      decide(ana, id, "approve"),
      decide(ben, id, "reject", { reason: "UNREADABLE" }),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  test("every look is in the audit trail, and another player's same number is shown", async () => {
    const [one, other] = [await sites.player(), await sites.player()];
    const number = { ...PASSPORT, number: "ZX-77 81" };
    await sent(one, number);
    const id = await sent(other, { ...number, number: "zx 7781" });
    const { value } = await ana.call("GET", `/documents/${id}`);
    expect(value).toMatchObject({
      typed: { number: "zx 7781", fullName: PASSPORT.fullName },
      sameNumber: [{ id: one.publicId, username: one.username }],
    });
    await ana.call("GET", `/documents/${id}/files/0`);
    const looks = await db.rows<{ action: string; actor: string }>(sql`
      select action, actor from audit_row where subject = ${id} order by n`);
    expect(looks).toEqual([
      { action: "document.read", actor: ana.username },
      { action: "document.file", actor: ana.username },
    ]);
  });

  test("the queue shows who waits longest first, and finds a player's by name", async () => {
    const player = await sites.player();
    await sent(player, PASSPORT);
    await sent(player, { kind: "SELFIE" });
    const { value } = await ana.call("GET", "/documents?status=WAITING");
    const times = value.content.map((one: { uploadedAt: string }) => one.uploadedAt);
    expect(times).toEqual(times.toSorted());
    const found = await ana.call("GET", `/documents?search=${player.username}`);
    expect(found.value.content.map((one: { kind: string }) => one.kind)).toEqual([
      "SELFIE",
      "PASSPORT",
    ]);
    const { value: work } = await ana.call("GET", "/work");
    const queue = work.find((one: { queue: string }) => one.queue === "documents");
    expect(queue.count).toBeGreaterThanOrEqual(2);
  });
});
