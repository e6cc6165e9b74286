import { testFolder } from "@perya/process/testing";
import { createHash, createHmac, randomBytes } from "node:crypto";
import { readFile, rename } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { readConfig } from "../config.ts";
import { diskFiles } from "./disk-files.ts";
import { s3Files } from "./s3-files.ts";
import { sealedFiles, type FileKey } from "./sealed-files.ts";

const PASSPORT = Buffer.from("the bytes of a passport");
const key = (id: string): FileKey => ({ id, key: randomBytes(32) });

describe("a sealed file", () => {
  test("lies encrypted on the disk, and opens by its key under its own name alone", async () => {
    const folder = await testFolder();
    const [old, other] = [key("2026a"), key("2026b")];
    const files = sealedFiles(diskFiles(folder), [old]);
    await files.put("document-1", PASSPORT);
    expect((await readFile(join(folder, "document-1"))).includes("passport")).toBe(false);
    expect(await files.get("document-1")).toEqual(PASSPORT);
    await expect(sealedFiles(diskFiles(folder), [other]).get("document-1")).rejects.toThrow(
      "No key of FILES_KEYS has the name 2026a",
    );
    await rename(join(folder, "document-1"), join(folder, "document-2"));
    await expect(files.get("document-2")).rejects.toThrow("unable to authenticate");
  });

  test("opens after a new key was put in front of the one that sealed it", async () => {
    const folder = diskFiles(await testFolder());
    const [old, young] = [key("2026a"), key("2027a")];
    await sealedFiles(folder, [old]).put("document-1", PASSPORT);
    const both = sealedFiles(folder, [young, old]);
    await both.put("document-2", PASSPORT);
    expect(await both.get("document-1")).toEqual(PASSPORT);
    expect(await sealedFiles(folder, [young]).get("document-2")).toEqual(PASSPORT);
  });

  test("does not open when one bit of it was turned or its end is missing", async () => {
    const kept = new Map<string, Buffer>();
    const files = sealedFiles(
      {
        put: async (name, bytes) => void kept.set(name, bytes),
        get: async (name) => kept.get(name) ?? Buffer.alloc(0),
        remove: async (name) => void kept.delete(name),
      },
      [key("k")],
    );
    await files.put("document-1", PASSPORT);
    const whole = kept.get("document-1") ?? Buffer.alloc(0);
    for (let at = 0; at < whole.length; at++) {
      const turned = Buffer.from(whole);
      turned.writeUInt8(turned.readUInt8(at) ^ 1, at);
      kept.set("document-1", turned);
      await expect(files.get("document-1")).rejects.toThrow(/not sealed|No key|authenticate/);
    }
    kept.set("document-1", whole.subarray(0, -1));
    await expect(files.get("document-1")).rejects.toThrow("unable to authenticate");
  });

  test("has no name that leads out of its folder, and is put there once", async () => {
    const files = diskFiles(await testFolder());
    await expect(files.put("../outside-1", PASSPORT)).rejects.toThrow("Not the name");
    await files.put("document-1", PASSPORT);
    await expect(files.put("document-1", PASSPORT)).rejects.toThrow("EEXIST");
    await files.remove("document-1");
    await files.remove("document-1");
  });
});

const BUCKET = { region: "eu-central-1", accessKeyId: "perya", secretAccessKey: "s3 secret" };

test("a bucket keeps files by calls that the store can verify, and names what it refuses", async () => {
  const url = await openStore(BUCKET.secretAccessKey);
  const files = s3Files({ ...BUCKET, url: `${url}/vault` }, "documents");
  await files.put("document-1", PASSPORT);
  expect(await files.get("document-1")).toEqual(PASSPORT);
  await expect(files.put("document-1", PASSPORT)).rejects.toThrow("412");
  await files.put("document-0", Buffer.alloc(0));
  expect(await files.get("document-0")).toHaveLength(0);
  await files.remove("document-1");
  await files.remove("document-1");
  await expect(files.get("document-1")).rejects.toThrow("404");
  const thief = s3Files(
    { ...BUCKET, secretAccessKey: "guessed", url: `${url}/vault` },
    "documents",
  );
  await expect(thief.put("document-2", PASSPORT)).rejects.toThrow("403");
});

test("half a bucket and keys that are none are named at the start", () => {
  const env = {
    DATABASE_URL: "postgres://localhost/perya",
    SECRET_KEY: "s".repeat(40),
    GATEWAY_SECRET: "g".repeat(40),
  };
  expect(() => readConfig({ ...env, FILES_S3_KEY_ID: "perya" })).toThrow("belong together");
  for (const keys of ["2027a", `a:${"0".repeat(63)}`, `a:${"0".repeat(64)},a:${"1".repeat(64)}`])
    expect(() => readConfig({ ...env, FILES_KEYS: keys })).toThrow("FILES_KEYS must be keys");
  const { filesKeys } = readConfig({ ...env, FILES_KEYS: `2027a:${"0".repeat(64)}` });
  expect(filesKeys.map(({ id }) => id)).toEqual(["2027a", "secret-key"]);
});

/**
 * A store as S3 is: it computes the signature of each call itself (Signature Version 4), from what
 * arrived, and refuses another one.
 */
async function openStore(secret: string): Promise<string> {
  const kept = new Map<string, Buffer>();
  const take = (request: IncomingMessage, response: ServerResponse, body: Buffer) => {
    const { method = "", url = "", headers } = request;
    const answer = (status: number, sent?: Buffer) => response.writeHead(status).end(sent);
    if (!isSigned(secret, method, url, headers, body)) return answer(403);
    const there = kept.get(url);
    if (method === "PUT") {
      if (there && headers["if-none-match"] === "*") return answer(412);
      kept.set(url, body);
      return answer(200);
    }
    if (method === "DELETE") return answer(kept.delete(url) ? 204 : 404);
    return there ? answer(200, there) : answer(404);
  };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => take(request, response, Buffer.concat(chunks)));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function isSigned(
  secret: string,
  method: string,
  url: string,
  headers: NodeJS.Dict<string | string[]>,
  body: Buffer,
): boolean {
  const said = /Credential=perya\/([^,]+), SignedHeaders=([^,]+), Signature=([0-9a-f]{64})/.exec(
    String(headers["authorization"]),
  );
  if (!said) return false;
  const [, scope = "", names = "", signature] = said;
  const hashed = String(headers["x-amz-content-sha256"]);
  if (hashed !== sha256(body)) return false;
  const lines = names.split(";").map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const asked = [method, url, "", lines.join(""), names, hashed].join("\n");
  const at = String(headers["x-amz-date"]);
  const text = ["AWS4-HMAC-SHA256", at, scope, sha256(Buffer.from(asked))].join("\n");
  const [day = "", region = "", service = "", end = ""] = scope.split("/");
  const signing = [day, region, service, end].reduce<Buffer | string>(hmac, `AWS4${secret}`);
  return hmac(signing, text).toString("hex") === signature;
}

function sha256(bytes: Buffer): string {
  return createHash("sha256").update(bytes).digest("hex");
}

function hmac(by: Buffer | string, text: string): Buffer {
  return createHmac("sha256", by).update(text).digest();
}
