import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { readSentPicture } from "../../../http/answers/sent-picture.ts";
import { recordAudit } from "../../audit/index.ts";
import type { CaseReader } from "./case.ts";
import { insertFile, type CaseFile } from "./case-files.store.ts";
import { insertStep, lockCase } from "./cases.store.ts";

/** Adds a file to a case. What was added stays. */
export async function addCaseFile(
  tx: Tx,
  staff: CaseReader,
  publicId: string,
  file: CaseFile,
): Promise<Result<undefined, "NOT_FOUND">> {
  const found = await lockCase(tx, publicId, staff.brandId);
  if (!found) return refuse("NOT_FOUND");
  await insertFile(tx, found.id, file);
  const { name: words } = file;
  await insertStep(tx, found.id, { kind: "FILE", actor: staff.username, words, details: {} });
  await recordAudit(tx, {
    actor: staff.username,
    action: "case.file",
    subject: publicId,
    brandId: found.brandId,
    after: { name: file.name },
  });
  return ok(undefined);
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
