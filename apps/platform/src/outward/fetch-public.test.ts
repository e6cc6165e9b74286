import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openPublicFetch, type Resolve } from "./fetch-public.ts";
import { isPublicAddress, listOf } from "./is-public-address.ts";

const NOTHING = listOf([]);
const LIMITS = { timeoutMs: 2_000, maxBytes: 1_000 } as const;

/**
 * This machine, private and shared networks, link-local, documentation, multicast, and all of it
 * wrapped in IPv6; and what is no address.
 */
const NOT_PUBLIC = `0.0.0.0 10.1.2.3 100.64.0.1 127.0.0.1 127.9.9.9 169.254.169.254 172.16.0.1
  172.31.255.255 192.0.0.8 192.168.1.1 198.18.0.1 224.0.0.1 240.0.0.1 255.255.255.255 192.0.2.1
  203.0.113.5 :: ::1 ::7f00:1 ::ffff:127.0.0.1 ::ffff:7f00:1 ::ffff:169.254.169.254 ::ffff:a00:1
  64:ff9b::7f00:1 64:ff9b::10.0.0.1 64:ff9b:1::1 100::1 2001::1 2001:db8::1 2002:7f00:1::1 3fff::1
  fc00::1 fd12:3456::1 fe80::1 fe80::1%eth0 fec0::1 ff02::1 localhost 1.2.3 fd00:ec2::254`;

let server: Server;
let port: number;
let asked: string[] = [];
beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(`${request.method} ${request.headers.host} ${request.url}`);
    if (request.url === "/elsewhere")
      response.writeHead(302, { location: `http://127.0.0.1:${port}/secret` });
    if (request.url === "/long") response.write("x".repeat(5_000));
    response.end("here");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** A name server that answers what a test says, and counts. */
const resolver = (...answers: readonly string[][]) => {
  let times = 0;
  const resolve: Resolve = (_host, _options, callback) => {
    const addresses = answers[Math.min(times++, answers.length - 1)] ?? [];
    callback(
      null,
      addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 })),
    );
  };
  return { resolve, times: () => times };
};

describe("an address is no public host's", () => {
  test.each([...NOT_PUBLIC.split(/\s+/), ""])("when it is %s", (address) => {
    expect(isPublicAddress(address, NOTHING)).toBe(false);
  });

  test.each([
    "1.1.1.1",
    "8.8.8.8",
    "172.15.0.1",
    "172.32.0.1",
    "100.63.0.1",
    "2606:4700::1111",
    "2a00:1450:4001::200e",
    "::ffff:8.8.8.8",
    "64:ff9b::808:808",
  ])("but %s is one's", (address) => {
    expect(isPublicAddress(address, NOTHING)).toBe(true);
  });

  test("unless its network was allowed, and then no other is", () => {
    const allowed = listOf(["127.0.0.0/8", "::1/128", "10.5.0.0/16"]);
    expect(
      ["127.0.0.1", "::1", "::ffff:127.0.0.1", "10.5.6.7"].map((address) =>
        isPublicAddress(address, allowed),
      ),
    ).toEqual([true, true, true, true]);
    expect(
      ["10.6.0.1", "169.254.169.254", "fe80::1"].map((address) =>
        isPublicAddress(address, allowed),
      ),
    ).toEqual([false, false, false]);
  });
});

describe("what staff typed leads nowhere", () => {
  const refused = "the address is not on a public network";

  test.each([
    "127.0.0.1",
    "localhost",
    "0x7f.1",
    "2130706433",
    "017700000001",
    "127.1",
    "[::1]",
    "[::ffff:127.0.0.1]",
    "0.0.0.0",
    "[::]",
  ])("when it names this machine as %s", async (host) => {
    asked = [];
    await expect(openPublicFetch([])(`http://${host}:${port}/`, LIMITS)).rejects.toThrow(refused);
    expect(asked).toEqual([]);
  });

  test("when its name resolves to a private address, alone or among public ones", async () => {
    for (const addresses of [
      ["10.0.0.1"],
      ["93.184.216.34", "127.0.0.1"],
      ["::ffff:169.254.169.254"],
      ["fd00::1"],
    ])
      await expect(
        openPublicFetch([], resolver(addresses).resolve)(`http://cloud.example:${port}/`, LIMITS),
      ).rejects.toThrow(refused);
  });

  test("when it is another protocol, and when nobody answers in time", async () => {
    for (const address of ["file:///etc/passwd", "ftp://example.com/", "gopher://127.0.0.1/"])
      await expect(openPublicFetch([])(address, LIMITS)).rejects.toThrow("neither http nor https");
    const silent = createServer(() => undefined);
    silent.listen(0, "127.0.0.1");
    await once(silent, "listening");
    const { port: at } = silent.address() as AddressInfo;
    await expect(
      openPublicFetch(["127.0.0.1"])(`http://127.0.0.1:${at}/`, { ...LIMITS, timeoutMs: 100 }),
    ).rejects.toThrow(/abort|timeout/i);
    silent.closeAllConnections();
    silent.close();
  });
});

describe("an address that may be reached", () => {
  const fetchHere = (name: string[], ...more: string[][]) => {
    const names = resolver(name, ...more);
    return { fetchPublic: openPublicFetch(["127.0.0.1"], names.resolve), names };
  };

  test("is asked by its own name, at the very address that was checked", async () => {
    asked = [];
    // The name leads elsewhere the moment after: resolving it twice would lead there.
    const { fetchPublic, names } = fetchHere(["127.0.0.1"], ["10.0.0.1"]);
    const body = Buffer.from("{}");
    expect(
      await fetchPublic(`http://vendor.example:${port}/a?b=c`, { ...LIMITS, method: "POST", body }),
    ).toMatchObject({
      status: 200,
      body: Buffer.from("here"),
    });
    expect([asked, names.times()]).toEqual([[`POST vendor.example:${port} /a?b=c`], 1]);
  });

  test("is not left for where it redirects to", async () => {
    asked = [];
    const { fetchPublic } = fetchHere(["127.0.0.1"]);
    expect(await fetchPublic(`http://vendor.example:${port}/elsewhere`, LIMITS)).toMatchObject({
      status: 302,
    });
    expect(asked).toHaveLength(1);
  });

  test("is heard no longer than the answer may be", async () => {
    const { fetchPublic } = fetchHere(["127.0.0.1"]);
    await expect(fetchPublic(`http://vendor.example:${port}/long`, LIMITS)).rejects.toThrow(
      "longer than 1000 bytes",
    );
  });
});
