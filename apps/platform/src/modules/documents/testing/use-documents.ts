import { sql } from "@perya/postgres/sql";
import type { TestDatabase } from "@perya/postgres/testing";
import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll } from "vitest";
import type { Platform } from "../../../platform.ts";
import type { TestPlayer, TestStaff } from "../../../testing/people.ts";
import { useSites } from "../../../testing/use-sites.ts";
import { saveProfile } from "../../players/index.ts";
import { checkDocument } from "../check-document.ts";
import { documentsModule } from "../module.ts";
import { compareNext } from "../screening/comparing/compare-next.ts";
import { readNextPiece } from "../screening/lists/read-next-piece.ts";

/** A passport as a page sends it. */
export const PASSPORT = {
  kind: "PASSPORT",
  number: "P 123-456 A",
  fullName: "Ana María Cruz",
  birthDate: "1990-05-01",
  expiresOn: "2090-01-01",
} as const;

/** A whole PDF of one empty page. */
export const PDF = Buffer.from(
  "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n" +
    "2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n" +
    "3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n",
);

/** A JPEG that says where it was taken. */
export function photo(): Promise<Buffer> {
  return sharp({ create: { width: 40, height: 30, channels: 3, background: "#884422" } })
    .jpeg()
    .withExif({ IFD3: { GPSLatitudeRef: "N", GPSLatitude: "14/1 35/1 0/1" } })
    .toBuffer();
}

interface Sending {
  readonly key?: string;
  readonly files?: readonly { readonly bytes: Buffer; readonly name?: string }[];
}

/** A document as a page sends it. */
async function documentForm(
  texts: Readonly<Record<string, string>>,
  { key = randomUUID(), files }: Sending = {},
): Promise<FormData> {
  const form = new FormData();
  for (const [name, text] of Object.entries({ key, ...texts })) form.append(name, text);
  for (const { bytes, name = "document.jpg" } of files ?? [{ bytes: await photo() }])
    form.append("files", new Blob([Uint8Array.from(bytes)]), name);
  return form;
}

/** A player sends a document. */
export const sends = async (
  player: TestPlayer,
  texts: Readonly<Record<string, string>>,
  more: Sending = {},
) => player.call("POST", "/documents", await documentForm(texts, more));

/** Begins the check of everything that was sent, as the job does. */
async function checkAll(db: TestDatabase, platform: Platform): Promise<void> {
  const rows = await db.rows<{ id: bigint }>(sql`
    select id from player_document where state = 'UPLOADED' order by id`);
  for (const { id } of rows) await checkDocument(platform, id);
}

/** Proves the number of a player's phone, and lets the level follow as the job does. */
export async function provePhone(
  db: TestDatabase,
  platform: Platform,
  { id: player }: TestPlayer,
): Promise<void> {
  const mobile = `+63917${String(player).padStart(7, "0")}`;
  await db.inTransaction((tx) =>
    saveProfile(tx, player, { mobile, mobileVerifiedAt: Temporal.Now.instant() }),
  );
  for (const listener of documentsModule.hears ?? [])
    await db.inTransaction((tx) => listener.hear(tx, { player: player.toString() }, platform));
}

/** A list in OpenSanctions' shape, sent in pieces as the console does. Returns what came of it. */
export async function sendList(staff: TestStaff, text: string) {
  const bytes = Buffer.from(text);
  const file = "targets.simple.csv";
  const begun = await staff.call("POST", "/screening", { file, bytes: bytes.length });
  if (begun.status !== 200) return begun;
  const { id, pieceBytes: size } = begun.value;
  let last = begun;
  for (let place = 0; place * size < bytes.length; place++) {
    const form = new FormData();
    form.append("file", new Blob([bytes.subarray(place * size, (place + 1) * size)]), file);
    last = await staff.call("POST", `/screening/${id}/pieces/${place}`, form);
  }
  return last;
}

/** Reads the list that came, and compares documents with it, as the loop does. */
export async function readLists(platform: Platform): Promise<void> {
  while ((await readNextPiece(platform)) || (await compareNext(platform)));
}

/** Both sites with files of their own, and two people who check what players send. */
export async function useDocuments() {
  const folder = await mkdtemp(join(tmpdir(), "perya-documents-"));
  afterAll(() => rm(folder, { recursive: true, force: true }));
  const { db, sites } = await useSites({ FILES_DIR: folder });
  const { platform } = sites;
  const ana = await sites.staff("support");
  const ben = await sites.staff("support");
  const verification = async (player: TestPlayer) => (await player.call("GET", "/documents")).value;
  const decide = (staff: TestStaff, id: string, step: string, body?: object) =>
    staff.call("POST", `/documents/${id}/${step}`, body);
  const sent = async (
    player: TestPlayer,
    texts: Readonly<Record<string, string>>,
  ): Promise<string> => {
    const { value } = await sends(player, texts);
    await checkAll(db, platform);
    const proofs = value.proofs as { latest: { id: string; kind: string } | null }[];
    return proofs.find(({ latest: one }) => one?.kind === texts["kind"])?.latest?.id ?? "";
  };
  return {
    db,
    sites,
    platform,
    ana,
    ben,
    decide,
    /** Where documents lie. */
    kept: join(folder, "documents"),
    /** A player sends a document, and its check begins. */
    sent,
    verification,
    levelOf: async (player: TestPlayer): Promise<number> => (await verification(player)).level,
    /** The newest document that a player sent for a proof. */
    latest: async (player: TestPlayer, proof: string) =>
      (await verification(player)).proofs.find((one: { proof: string }) => one.proof === proof)
        .latest,
    /** A player whose phone, identity and face are proven. */
    provenPlayer: async () => {
      const player = await sites.player();
      await provePhone(db, platform, player);
      await decide(ana, await sent(player, PASSPORT), "approve");
      await decide(ana, await sent(player, { kind: "SELFIE" }), "approve");
      return player;
    },
  };
}
