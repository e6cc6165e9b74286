import { randomUUID } from "node:crypto";
import { ok, refuse, type Result } from "@perya/result";
import { openFiles } from "../../../files/open-files.ts";
import { readSentPicture } from "../../../http/answers/sent-picture.ts";
import type { Platform } from "../../../platform.ts";
import { recordAudit } from "../../audit/index.ts";
import type { CaseReader } from "./case.ts";
import { insertFile, type CaseFileName } from "./case-files.store.ts";
import { insertStep, lockCase } from "./cases.store.ts";

/** The kind of files they are. */
export const CASE_FILES = "cases";

/** A file as it was sent. */
export interface CaseFile extends Omit<CaseFileName, "id"> {
  readonly bytes: Buffer;
}

/** Adds a file to a case, encrypted among the kept files. What was added stays. */
export async function addCaseFile(
  { db, config }: Platform,
  staff: CaseReader,
  publicId: string,
  { name, kind, bytes }: CaseFile,
): Promise<Result<undefined, "NOT_FOUND">> {
  const [kept, file] = [openFiles(config, CASE_FILES), randomUUID()];
  await kept.put(file, bytes);
  try {
    const added = await db.inTransaction(async (tx) => {
      const found = await lockCase(tx, publicId, staff.brandId);
      if (!found) return refuse("NOT_FOUND");
      await insertFile(tx, found.id, { name, kind, file });
      const step = { kind: "FILE", actor: staff.username, words: name, details: {} } as const;
      await insertStep(tx, found.id, step);
      await recordAudit(tx, {
        actor: staff.username,
        action: "case.file",
        subject: publicId,
        brandId: found.brandId,
        after: { name },
      });
      return ok(undefined);
    });
    if (!added.ok) await kept.remove(file);
    return added;
  } catch (fault) {
    await kept.remove(file);
    throw fault;
  }
}

const LONGEST_NAME = 100;
const PDF = Buffer.from("%PDF-");

/**
 * A picture or PDF by its content, whatever it is called; undefined for anything else. Pictures are
 * encoded again; a PDF is kept as it is, and only ever handed out as a download.
 */
export async function readCaseFile(bytes: Buffer, sentName: string): Promise<CaseFile | undefined> {
  const name = Array.from(sentName.replaceAll(/[\p{C}/\\]/gu, " ").trim())
    .slice(0, LONGEST_NAME)
    .join("");
  const named = { name: name === "" ? "file" : name };
  if (bytes.subarray(0, PDF.length).equals(PDF)) return { ...named, kind: "pdf", bytes };
  const picture = await readSentPicture(bytes);
  return picture && { ...named, ...picture };
}
