import { expect, test } from "vitest";
import { SharedReads } from "./shared-reads.ts";
import { passTime } from "./testing/pass-time.ts";

/** Reads whose answers are given by hand, in the order in which they began. */
function byHand(freshMs?: number) {
  const begun: PromiseWithResolvers<string | undefined>[] = [];
  const read = () => {
    const answer = Promise.withResolvers<string | undefined>();
    begun.push(answer);
    return answer.promise;
  };
  return {
    begun,
    reads: new SharedReads({ read, max: 2, ...(freshMs !== undefined && { freshMs }) }),
  };
}

test("those who ask at the same time share one read, and those after it its answer", async () => {
  const { begun, reads } = byHand();
  const asked = [reads.get("a"), reads.get("a")];
  begun[0]?.resolve("1");
  expect(await Promise.all([...asked, reads.get("a")])).toEqual(["1", "1", "1"]);
  expect(begun).toHaveLength(1);
});

test("an answer is good from before it was read, however long that took", async () => {
  const { begun, reads } = byHand(1_000);
  const slow = reads.get("a");
  passTime(1_001);
  begun[0]?.resolve("old");
  expect(await slow).toBe("old");
  void reads.get("a");
  expect(begun).toHaveLength(2);
});

test("a read that fails or finds nothing is not cached", async () => {
  const { begun, reads } = byHand();
  const failed = reads.get("a");
  begun[0]?.reject(new Error("power cut"));
  await expect(failed).rejects.toThrow("power cut");
  const empty = reads.get("a");
  begun[1]?.resolve(undefined);
  expect(await empty).toBeUndefined();
  void reads.get("a");
  expect(begun).toHaveLength(3);
});

test("what is forgotten during a read is read again, and the late answer takes no place", async () => {
  const { begun, reads } = byHand();
  const [before] = [reads.get("a")];
  expect(reads.forget("a")).toBe(true);
  const after = reads.get("a");
  begun[1]?.resolve("new");
  begun[0]?.resolve(undefined);
  expect(await Promise.all([before, after, reads.get("a")])).toEqual([undefined, "new", "new"]);
  expect(reads.forget("b")).toBe(false);
});

test("the keys that were not asked for the longest make room for others", async () => {
  const { begun, reads } = byHand();
  for (const key of ["a", "b", "a", "c", "a"]) void reads.get(key);
  expect(begun).toHaveLength(3);
  void reads.get("b");
  expect(begun).toHaveLength(4);
});
