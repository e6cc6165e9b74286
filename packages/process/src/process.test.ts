import { newRsaPair, newSharedSecret } from "@perya/secrets";
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { stat, symlink, writeFile } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { z } from "zod";
import {
  address,
  databaseUrl,
  makeFolder,
  port,
  readEnvironment,
  rsaKey,
  secret,
  whole,
  yesOrNo,
} from "./index.ts";
import { testFolder } from "./testing/index.ts";

const shop = z.object({
  SHOP_DATABASE_URL: databaseUrl,
  SHOP_PORT: port.default(80),
  SHOP_URL: address.optional(),
  SHOP_SECRET: secret,
  SHOP_LANES: whole(1, 16).default(2),
  SHOP_OPEN: yesOrNo.default(false),
});
const good = { SHOP_DATABASE_URL: "postgres://localhost/shop", SHOP_SECRET: newSharedSecret() };

test("a variable that is set to nothing is not set, and addresses lose their last slash", () => {
  expect(
    readEnvironment(shop, {
      ...good,
      SHOP_PORT: "",
      SHOP_URL: "https://shop.example//",
      SHOP_OPEN: "yes",
    }),
  ).toMatchObject({
    SHOP_PORT: 80,
    SHOP_URL: "https://shop.example",
    SHOP_OPEN: true,
    SHOP_LANES: 2,
  });
});

test("every bad variable is named with what it must be, and what may be secret is not repeated", () => {
  const read = () =>
    readEnvironment(shop, {
      SHOP_DATABASE_URL: "mysql://me:hush@db",
      SHOP_PORT: "80a",
      SHOP_LANES: "1.5",
      SHOP_OPEN: "perhaps",
    });
  expect(read).toThrow(
    [
      "The environment is not usable:",
      "  SHOP_DATABASE_URL must be an address of PostgreSQL such as " +
        "postgres://user:password@host:5432/database",
      '  SHOP_PORT must be a whole number from 0 to 65535, not "80a"',
      "  SHOP_SECRET is not set: it must be at least 32 characters that nobody can guess; " +
        "`openssl rand -hex 32` makes them",
      '  SHOP_LANES must be a whole number from 1 to 16, not "1.5"',
      '  SHOP_OPEN must be true or false, not "perhaps"',
    ].join("\n"),
  );
});

test("a key is the half that is asked for, as PEM or as base64 of it", () => {
  const { privateKey, publicKey } = newRsaPair();
  const base64 = (pem: string) => Buffer.from(pem).toString("base64");
  for (const given of [privateKey, base64(privateKey)])
    expect(rsaKey("private").parse(given)).toBe(privateKey);
  for (const given of [publicKey, base64(publicKey)])
    expect(rsaKey("public").parse(given)).toBe(publicKey);
  for (const given of [
    publicKey,
    base64(publicKey),
    "x",
    `${privateKey.slice(0, 200)}\n-----END PRIVATE KEY-----`,
  ])
    expect(rsaKey("private").safeParse(given).success).toBe(false);
  for (const given of [privateKey, base64(privateKey), ""])
    expect(rsaKey("public").safeParse(given).success).toBe(false);
});

/** Runs a program whose work is `open`, an expression over `CannotStart` and `createServer`. */
function program(open: string) {
  const index = JSON.stringify(join(import.meta.dirname, "index.ts"));
  const script = `import { CannotStart, runProcess } from ${index};
    import { createServer } from "node:net";
    await runProcess(500, ${open});`;
  return spawn(process.execPath, ["--input-type=module", "-e", script], {
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  }) as ChildProcess & {
    stderr: Readable;
  };
}

async function ended(child: ReturnType<typeof program>) {
  const [errors, [code]] = await Promise.all([text(child.stderr), once(child, "exit")]);
  return { errors, code: code as number };
}

test("what a person has to fix is one sentence and no stack; a fault of ours keeps its stack", async () => {
  const said = await ended(
    program(`async () => { throw new CannotStart("The moon is not up: wait for it.") }`),
  );
  expect(said).toEqual({ errors: "The moon is not up: wait for it.\n", code: 1 });
  const ours = await ended(program(`async () => { throw new Error("a bug") }`));
  expect(ours.errors).toMatch(/a bug\n\s+at /);
  expect(ours.code).toBe(1);
});

test("a port that was taken in the meantime is named", async () => {
  const holder = createServer().listen(0, "127.0.0.1");
  await once(holder, "listening");
  const { port: taken } = holder.address() as AddressInfo;
  const listen =
    `() => new Promise((_, no) => void createServer().once("error", ` +
    `no).listen(${taken}, "127.0.0.1"))`;
  expect(await ended(program(listen))).toEqual({
    errors:
      `Port ${taken} is taken by another program: stop that program, or choose another ` +
      "port.\n",
    code: 1,
  });
  holder.close();
});

test.each(["SIGTERM", "SIGINT", "disconnect"] as const)(
  "%s closes what was opened, and the program ends well",
  async (how) => {
    const child = program(
      `async () => { const keep = setInterval(() => {}, 1_000);
    const notice = { ms: 50, give: () => console.error("noticed") };
    return { notice, close: async () => { clearInterval(keep); console.error("closed"); } }; }`,
    );
    const end = ended(child);
    await once(child, "message");
    if (how === "disconnect") child.disconnect();
    else child.kill(how);
    expect(await end).toEqual({ errors: "noticed\nclosed\n", code: 0 });
  },
);

test("a program that can't end its work in time ends without", async () => {
  const child = program(
    `async () => ({ close: () => new Promise((done) => setTimeout(done, 60_000)) })`,
  );
  const end = ended(child);
  await once(child, "message");
  child.kill("SIGTERM");
  expect((await end).code).toBe(1);
});

test("a folder is made with those above it, twice does no harm, and where none can be made that is said", async () => {
  const root = await testFolder();
  const deep = join(root, "a", "b", "c");
  await makeFolder(deep);
  await makeFolder(deep);
  expect((await stat(deep)).isDirectory()).toBe(true);
  await writeFile(join(root, "file"), "");
  await symlink(join(root, "nowhere"), join(root, "dangling"));
  await expect(makeFolder(join(root, "file"))).rejects.toThrow("EEXIST");
  await expect(makeFolder(join(root, "file", "below", "it"))).rejects.toThrow("ENOTDIR");
  await expect(makeFolder(join(root, "dangling", "below"))).rejects.toThrow("EEXIST");
});
