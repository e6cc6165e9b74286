import { createHash, createHmac } from "node:crypto";

/** Who signs, and for which region of the store. */
export interface S3Key {
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** A call of an S3-compatible store. Its path needs no encoding. */
export interface S3Call {
  readonly method: "PUT" | "GET" | "DELETE";
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

const SERVICE = "s3";
const ALGORITHM = "AWS4-HMAC-SHA256";

/**
 * The headers of a call with its signature, AWS Signature Version 4: every header and the body are
 * signed. Three calls don't outweigh a library with its updates; source: "Create a signed AWS API
 * request", AWS Identity and Access Management User Guide.
 */
export function signCall(
  { region, accessKeyId, secretAccessKey }: S3Key,
  { method, url, headers, body }: S3Call,
  at: Date,
): Readonly<Record<string, string>> {
  const time = at.toISOString().replaceAll(/[-:]|\.\d{3}/g, "");
  const day = time.slice(0, "20270101".length);
  const hashed = sha256(body);
  const all: Record<string, string> = {
    ...headers,
    host: url.host,
    "x-amz-content-sha256": hashed,
    "x-amz-date": time,
  };
  const names = Object.keys(all).toSorted();
  const lines = names.map((name) => `${name}:${all[name]}\n`).join("");
  const signed = names.join(";");
  const asked = [method, url.pathname, "", lines, signed, hashed].join("\n");
  const scope = [day, region, SERVICE, "aws4_request"].join("/");
  const key = [day, region, SERVICE, "aws4_request"].reduce<Buffer | string>(
    hmac,
    `AWS4${secretAccessKey}`,
  );
  const signature = hmac(key, [ALGORITHM, time, scope, sha256(asked)].join("\n")).toString("hex");
  return {
    ...all,
    authorization:
      `${ALGORITHM} Credential=${accessKeyId}/${scope}, ` +
      `SignedHeaders=${signed}, Signature=${signature}`,
  };
}

function sha256(text: Buffer | string): string {
  return createHash("sha256").update(text).digest("hex");
}

function hmac(key: Buffer | string, text: string): Buffer {
  return createHmac("sha256", key).update(text).digest();
}
