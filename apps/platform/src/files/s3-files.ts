import { checkedName, type KeptFiles } from "./kept-files.ts";
import { signCall, type S3Call, type S3Key } from "./sign-call.ts";

/** A bucket of an S3-compatible store, and the key that signs calls to it. */
export interface Bucket extends S3Key {
  /** The bucket's address, in the style of a path: https://s3.example.com/bucket. */
  readonly url: string;
}

/** A store that does not answer must not hold a request for ever. */
const ANSWER_MS = 20_000;
const MISSING = 404;
const NOTHING = Buffer.alloc(0);
/** A name that is taken is not written again. */
const NEW = { "content-type": "application/octet-stream", "if-none-match": "*" };

/** Files in a bucket below a prefix. Calls are signed. */
export function s3Files({ url, ...key }: Bucket, prefix: string): KeptFiles {
  const call = async (method: S3Call["method"], name: string, body: Buffer = NOTHING) => {
    const headers = method === "PUT" ? NEW : {};
    const at = new URL(`${url}/${prefix}/${checkedName(name)}`);
    const answer = await fetch(at, {
      method,
      headers: signCall(key, { method, url: at, headers, body }, new Date()),
      redirect: "error",
      signal: AbortSignal.timeout(ANSWER_MS),
      ...(method === "PUT" && { body: Uint8Array.from(body) }),
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
