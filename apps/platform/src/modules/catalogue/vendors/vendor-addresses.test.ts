import { createServer } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { newRsaPair } from "@perya/secrets";
import { afterAll, expect, test } from "vitest";
import { newVendor } from "../../../testing/vendors.ts";
import { useSites } from "../../../testing/use-sites.ts";

let asked = 0;
const inside = createServer((_request, response) => {
  asked++;
  response.writeHead(200, { "content-type": "application/json" }).end("[]");
});
inside.listen(0, "127.0.0.1");
await once(inside, "listening");
const { port } = inside.address() as AddressInfo;
afterAll(() => void inside.close());

// 192.0.2.0/24 stands for a private network that is not this machine.
const { sites } = await useSites({
  PRIVATE_NETWORKS: "192.0.2.0/24",
  OPERATOR_PRIVATE_KEY: newRsaPair().privateKey,
  STUDIO_URL: `http://localhost:${port}`,
});
const [owner, second] = [await sites.staff("owner"), await sites.staff("owner")];

let made = 0;
const sync = async (gamesUrl: string) => {
  asked = 0;
  const { id } = await newVendor(
    { asker: owner, second },
    { slug: `vendor-${++made}`, name: "V", vassalage: `V${made}`, gamesUrl },
  );
  return owner.call("POST", `/vendors/${id}/sync`);
};

test.each([
  `http://127.0.0.1:${port}`,
  `http://127.1:${port}/x`,
  `http://[::ffff:127.0.0.1]:${port}`,
  "http://169.254.169.254/latest/meta-data",
  "http://10.0.0.1",
])("a vendor's address %s, which staff typed, is not asked inside the house", async (gamesUrl) => {
  expect(await sync(gamesUrl)).toMatchObject({
    status: 422,
    code: "VENDOR_UNAVAILABLE",
    value: "the address is not on a public network",
  });
  expect(asked).toBe(0);
});

test("our own studio, which the installation names, is asked wherever it is", async () => {
  expect((await sync(`http://localhost:${port}`)).status).toBe(200);
  expect(asked).toBe(1);
});
