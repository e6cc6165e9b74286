import { expect, test } from "vitest";
import { z } from "zod";
import { readEnvironment, trustedProxies } from "./index.ts";

const read = (TRUST_PROXY?: string) =>
  readEnvironment(z.object({ TRUST_PROXY: trustedProxies.default(false) }), { TRUST_PROXY })
    .TRUST_PROXY;

test.each([
  [undefined, false],
  ["false", false],
  ["0", false],
  ["1", 1],
  ["2", 2],
  ["10.0.0.0/8", ["10.0.0.0/8"]],
  ["127.0.0.1, ::1/128,loopback", ["127.0.0.1", "::1/128", "127.0.0.0/8", "::1/128"]],
])("proxies given as %s are %j", (given, proxies) => {
  expect(read(given)).toEqual(proxies);
});

test.each([
  "true",
  "yes",
  "-1",
  "1.5",
  "10",
  "0.0.0.0/0",
  "::/0",
  "10.0.0.0/33",
  "10.0.0.0/8,",
  "example.com",
  "10.0.0.0/8/8",
])("proxies given as %s are refused with what to say instead", (given) => {
  expect(() => read(given)).toThrow(
    /TRUST_PROXY must be how many proxies of yours stand in front \(such as 1\) or their networks/,
  );
});
