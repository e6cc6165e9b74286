import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { environment, readConfig } from "../../apps/platform/src/config.ts";
import { linesOf, read, sectionsOf, serversOf, valuesOf } from "./read-files.ts";

const ROOT = join(import.meta.dirname, "../..");
/** Connections for PostgreSQL itself, Patroni and the backup. */
const SPARE_CONNECTIONS = 20;
const APPLICATION_HOSTS = 2;

interface Patroni {
  readonly scope: string;
  readonly name: string;
  readonly restapi: { readonly listen: string };
  readonly etcd3: { readonly hosts: readonly string[] };
  readonly bootstrap: {
    readonly dcs: Record<string, unknown> & {
      readonly postgresql: { readonly parameters: Readonly<Record<string, unknown>> };
    };
  };
  readonly postgresql: {
    readonly listen: string;
    readonly data_dir: string;
    readonly pgbackrest: { readonly command: string };
  };
}

const patroni = parse(read("cell/patroni.yml")) as Patroni;
const proxy = sectionsOf(read("cell/haproxy.cfg"));
const backup = valuesOf(read("cell/pgbackrest.conf"), patroni.scope);
const env = valuesOf(read("cell/perya.env"));
const edge = sectionsOf(read("edge/haproxy.cfg"));
const hosts = new Map(
  linesOf(read("edge/hosts.map")).map((line) => line.split(/\s+/) as [string, string]),
);
const portOf = (address: string) => address.split(":").at(-1) ?? "";
const word = (section: string, name: string) =>
  proxy.get(section)?.find(([first]) => first === name)?.[1] ?? "";

test("a commit is answered from two disks or not at all, and losing one standby stops nothing", () => {
  expect(patroni.bootstrap.dcs).toMatchObject({
    synchronous_mode: true,
    synchronous_mode_strict: true,
    synchronous_node_count: 1,
  });
  expect(patroni.bootstrap.dcs.postgresql.parameters).toMatchObject({
    synchronous_commit: "on",
    archive_mode: "on",
    hot_standby_feedback: "on",
  });
  expect(serversOf(proxy.get("backend primary"))).toHaveLength(3);
});

test("proxy, consensus, backup and Patroni name the same three hosts, ports, data and stanza", () => {
  const servers = serversOf(proxy.get("backend primary"));
  expect(serversOf(proxy.get("backend standbys"))).toEqual(servers);
  expect(new Set(servers.map(({ port }) => port))).toEqual(
    new Set([portOf(patroni.postgresql.listen)]),
  );
  expect(new Set(servers.map(({ checked }) => checked))).toEqual(
    new Set([portOf(patroni.restapi.listen)]),
  );
  const addresses = servers.map(({ host }) => host);
  expect(patroni.etcd3.hosts.map((host) => host.split(":")[0])).toEqual(addresses);
  expect([1, 2, 3].map((number) => backup[`pg${number}-host`])).toEqual(addresses);
  expect([1, 2, 3].map((number) => backup[`pg${number}-port`])).toEqual(
    servers.map(({ port }) => port),
  );
  for (const number of [1, 2, 3])
    expect(backup[`pg${number}-path`]).toBe(patroni.postgresql.data_dir);
  expect(servers.find(({ name }) => name === patroni.name)?.host).toBe(
    patroni.postgresql.listen.split(":")[0],
  );
  const { archive_command: archive } = patroni.bootstrap.dcs.postgresql.parameters;
  for (const command of [archive, patroni.postgresql.pgbackrest.command])
    expect(command).toContain(`--stanza=${patroni.scope}`);
  // Each pgBackRest file and each server name carries the name of its cell.
  expect(valuesOf(read("cell/pgbackrest.conf"), "global")["repo1-path"]).toBe(`/${patroni.scope}`);
  expect(servers.every(({ name }) => name.startsWith(`pg-${patroni.scope}-`))).toBe(true);
});

test("the platform takes the environment of a cell, and finds the primary and the standbys at the proxy's ports", () => {
  expect(Object.keys(env).filter((name) => !(name in environment.shape))).toEqual([]);
  const config = readConfig({ ...env, SECRET_KEY: "s".repeat(40), GATEWAY_SECRET: "g".repeat(40) });
  expect(new URL(config.databaseUrl).host).toBe(word("frontend writes", "bind"));
  expect(new URL(config.databaseReadUrl ?? "").host).toBe(word("frontend reads", "bind"));
  expect(config.databaseUrl.split("?")[1]).toContain("verify-ca");
  const all =
    APPLICATION_HOSTS *
    (Number(word("frontend writes", "maxconn")) + Number(word("frontend reads", "maxconn")));
  expect(all).toBeLessThanOrEqual(
    Number(patroni.bootstrap.dcs.postgresql.parameters["max_connections"]) - SPARE_CONNECTIONS,
  );
});

test("the edge leads every host to a cell that is there, and a cell's vendors to its own wallet", () => {
  const cells = new Set(
    [...hosts.values()].map((backend) => backend.replace(/-(players|wallet)$/, "")),
  );
  expect(cells.size).toBeGreaterThan(1);
  for (const cell of cells) {
    const [players, wallet] = [
      serversOf(edge.get(`backend ${cell}-players`)),
      serversOf(edge.get(`backend ${cell}-wallet`)),
    ];
    expect(new Set(players.map(({ port }) => port))).toEqual(new Set([env["PLAYER_PORT"]]));
    expect(wallet.map(({ port, checked }) => [port, checked])).toEqual(
      players.map(() => [env["WALLET_PORT"], env["PLAYER_PORT"]]),
    );
    expect(wallet.map(({ host }) => host)).toEqual(players.map(({ host }) => host));
    expect([...hosts].filter(([, backend]) => backend === `${cell}-wallet`)).toHaveLength(1);
  }
  expect(hosts.get(new URL(env["PLAYER_URL"] ?? "").hostname)).toBe(`${patroni.scope}-players`);
  expect(hosts.get(new URL(env["VENDOR_URL"] ?? "").hostname)).toBe(`${patroni.scope}-wallet`);
  expect(serversOf(edge.get(`backend ${patroni.scope}-players`)).map(({ host }) => host)).toContain(
    env["HOST"],
  );
});

test("no host of one cell is named in another, and the page names every file", () => {
  const addresses = [...edge]
    .filter(([name]) => name.startsWith("backend "))
    .map(([name, section]) => [name, serversOf(section)] as const);
  const owners = new Map<string, string>();
  for (const [name, servers] of addresses) {
    const cell = name.split(/[ -]/)[1] ?? "";
    for (const { host } of servers) {
      expect(owners.get(host) ?? cell).toBe(cell);
      owners.set(host, cell);
    }
  }
  const page = readFileSync(join(ROOT, "docs/running-at-scale.md"), "utf8");
  const missing = globSync("deploy/*/*", { cwd: ROOT }).filter(
    (file) => !page.includes(`\`${file}\``),
  );
  expect(missing).toEqual([]);
});
