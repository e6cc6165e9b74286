import { AwsClient } from "aws4fetch";
import { createHash } from "node:crypto";
import { checkedName, type KeptFiles } from "./kept-files.ts";

/** A bucket of an S3-compatible store, and the key that signs calls to it. */
export interface Bucket {
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** The bucket's address, in the style of a path: https://s3.example.com/bucket. */
  readonly url: string;
}

/** A store that does not answer must not hold a request for ever. */
const ANSWER_MS = 20_000;
const MISSING = 404;
const NOTHING = Buffer.alloc(0);
/** A name that is taken is not written again. */
const NEW = { "content-type": "application/octet-stream", "if-none-match": "*" };

/** Files in a bucket below a prefix. Every header and the body are signed. */
export function s3Files({ url, ...key }: Bucket, prefix: string): KeptFiles {
  // What fails is tried again by who asked for it, not here.
  const store = new AwsClient({ ...key, service: "s3", retries: 0 });
  const call = async (method: "PUT" | "GET" | "DELETE", name: string, body: Buffer = NOTHING) => {
    const isNew = method === "PUT";
    const answer = await store.fetch(`${url}/${prefix}/${checkedName(name)}`, {
      method,
      headers: { ...(isNew && NEW), "x-amz-content-sha256": hashOf(body) },
      aws: { allHeaders: true },
      redirect: "error",
      signal: AbortSignal.timeout(ANSWER_MS),
      ...(isNew && { body: Uint8Array.from(body) }),
    });
    return { status: answer.status, ok: answer.ok, bytes: Buffer.from(await answer.arrayBuffer()) };
  };
  return {
    put: async (name, bytes) => {
      const { ok, status } = await call("PUT", name, bytes);
      if (!ok) throw new Error(`The file store refused a file with ${status}`);
    },
    get: async (name) => {
      const { ok, status, bytes } = await call("GET", name);
      if (!ok) throw new Error(`The file store answered ${status} to a file`);
      return bytes;
    },
    remove: async (name) => {
      const { ok, status } = await call("DELETE", name);
      if (!ok && status !== MISSING) throw new Error(`The file store kept a file with ${status}`);
    },
  };
}

function hashOf(body: Buffer): string {
  return createHash("sha256").update(body).digest("hex");
}
