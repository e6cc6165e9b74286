import { expect, test, vi } from "vitest";

const SERVERS = ["https://one.example", "https://two.example/perya/"];
const OWN = "https://studio.example/art/a.svg?v=2";

/** The module with nothing remembered. */
async function fresh() {
  vi.resetModules();
  vi.stubGlobal("location", { origin: "https://play.example" });
  return import("./picture-sources.ts");
}
const addresses = (sources: readonly { readonly address: string }[]) =>
  sources.map(({ address }) => address);

test("GB-10 a picture is asked of the brand's servers, beginning with the one that was picked, and of its own address at last", async () => {
  const { pictureSources } = await fresh();
  const [one, two] = [
    "https://one.example/art/a.svg?v=2",
    "https://two.example/perya/art/a.svg?v=2",
  ];
  expect(addresses(pictureSources(OWN, SERVERS, 0))).toEqual([one, two, OWN]);
  expect(addresses(pictureSources(OWN, SERVERS, 3))).toEqual([two, one, OWN]);
  expect(addresses(pictureSources("/pictures/b.png", SERVERS, 0))[0]).toBe(
    "https://one.example/pictures/b.png",
  );
  expect(addresses(pictureSources(OWN, []))).toEqual([OWN]);
});

test("GB-10 the server is picked at random, once for a page", async () => {
  const picked = new Set<string>();
  for (let page = 0; page < 40; page++) {
    const { pictureSources } = await fresh();
    const [first] = pictureSources(OWN, SERVERS);
    expect(pictureSources("/other.png", SERVERS)[0]?.server).toBe(first?.server);
    picked.add(String(first?.server));
  }
  expect([...picked].toSorted()).toEqual(SERVERS);
});

test("a picture that is no address of the web stays where it is", async () => {
  const { pictureSources } = await fresh();
  for (const own of ["data:image/png;base64,AA==", "blob:https://play.example/1"])
    expect(addresses(pictureSources(own, SERVERS))).toEqual([own]);
});

test("GB-10 a server that never gave a picture is not asked again, one that lacks a single picture is", async () => {
  const { pictureSources, noteSource } = await fresh();
  const [one, two] = pictureSources(OWN, SERVERS, 0);
  noteSource(one, false);
  noteSource(two, true);
  noteSource(two, false);
  expect(addresses(pictureSources(OWN, SERVERS, 0))).toEqual([
    "https://two.example/perya/art/a.svg?v=2",
    OWN,
  ]);
});
