import { afterEach, expect, test, vi } from "vitest";
import { loadPart } from "./part-fault.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const FILE = "https://play.example/assets/wallet-abc.js";
const refuse = () =>
  Promise.reject(new TypeError(`Failed to fetch dynamically imported module: ${FILE}`));

test("a part that comes is the part", async () => {
  expect(await loadPart(() => Promise.resolve({ Page: 1 }))).toEqual({ Page: 1 });
});

test.each([
  ["missing", () => Promise.resolve(new Response(null, { status: 404 }))],
  ["failed", () => Promise.resolve(new Response(null, { status: 200 }))],
  ["failed", () => Promise.reject(new TypeError("no network"))],
] as const)(
  "CO-03 a part that does not come is %s, as the server says of its file",
  async (trouble, answer) => {
    const asked = vi.fn<(file: string) => Promise<Response>>(answer);
    vi.stubGlobal("fetch", asked);
    await expect(loadPart(refuse)).rejects.toMatchObject({ name: "PartFault", trouble });
    expect(asked).toHaveBeenCalledWith(FILE, expect.objectContaining({ method: "HEAD" }));
  },
);

test("CO-03 a part that is still not there after 120 seconds has timed out, and not a second earlier", async () => {
  vi.useFakeTimers();
  const settled = vi.fn<(fault: unknown) => void>();
  void loadPart(() => new Promise(() => undefined)).catch(settled);
  await vi.advanceTimersByTimeAsync(119_000);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(settled).toHaveBeenCalledWith(expect.objectContaining({ trouble: "timedOut" }));
});
