import { hash } from "node:crypto";
import { setImmediate as yieldNow } from "node:timers/promises";
import { loadImage } from "@napi-rs/canvas";
import { sql } from "@perya/postgres/sql";
import { cloneDatabase, type TestDatabase } from "@perya/postgres/testing";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { openSites, type Sites } from "../../testing/open-sites.ts";
import { send } from "../../testing/people.ts";
import { TOLERANCE_PX } from "./answer-slider.ts";
import { drawSlider, gapPlace, SLIDER } from "./drawing/draw-slider.ts";
import { checkCaptcha, spendProof, type Purpose } from "./index.ts";
import { challengeJobs } from "./challenges.jobs.ts";

let db: TestDatabase;
let sites: Sites;
let addresses = 0;
beforeAll(async () => {
  db = await cloneDatabase(inject("platform"));
  sites = await openSites(db);
});
afterAll(async () => {
  await sites.close();
  await db.close();
});

/** Every call from an address of its own, where a limit is not what is tested. */
const call = (method: string, path: string, body?: unknown) =>
  send(
    sites.playerUrl,
    { "x-forwarded-for": `10.9.${addresses >> 8}.${addresses++ & 255}` },
    method,
    path,
    body,
  );
const askSlider = async (purpose: Purpose = "register") =>
  (await call("POST", "/api/v1/verification/slider", { purpose })).value;
const placeOf = async (id: string) =>
  (await db.row<{ place: number }>(sql`select place from challenge where id = ${id}`))?.place ?? 0;
const slide = (id: string, place: number) =>
  call("POST", `/api/v1/verification/slider/${id}`, { place });

/** From -1 to 1: how far one row of numbers tells the other. */
function correlation(one: readonly number[], other: readonly number[]): number {
  const mean = (row: readonly number[]) => row.reduce((sum, value) => sum + value, 0) / row.length;
  const [a, b] = [one.map((value) => value - mean(one)), other.map((value) => value - mean(other))];
  const product = (x: readonly number[], y: readonly number[]) =>
    x.reduce((sum, value, at) => sum + value * (y[at] ?? 0), 0);
  return product(a, b) / Math.sqrt(product(a, a) * product(b, b));
}

describe("ID-08 the slider", () => {
  test("shows a picture and a piece that fit together, and never tells where", async () => {
    const { sliderId, background, piece, ...rest } = await askSlider();
    expect(rest).toEqual({ top: expect.any(Number), width: 320, height: 160, pieceSize: 52 });
    const [picture, cut] = await Promise.all(
      [background, piece].map((png: string) => loadImage(Buffer.from(png, "base64"))),
    );
    expect([picture?.width, picture?.height, cut?.width, cut?.height]).toEqual([320, 160, 52, 52]);
    expect(await placeOf(sliderId)).toBeGreaterThanOrEqual(26);
  });

  test("gives a proof for the right place, a few pixels off allowed, and the proof is good once and for its purpose alone", async () => {
    const { sliderId } = await askSlider("register");
    const { value } = await slide(sliderId, (await placeOf(sliderId)) + 4);
    expect(await spendProof(db, "login", value.proof)).toBe(false);
    expect(await spendProof(db, "register", value.proof)).toBe(true);
    expect(await spendProof(db, "register", value.proof)).toBe(false);
  });

  test("is solved by one and the same answer less than one time in twenty, whichever that is", () => {
    const puzzles = 20_000;
    const gaps = Array.from({ length: puzzles }, gapPlace);
    const solved = Array.from(
      { length: SLIDER.width },
      (_, answer) => gaps.filter((gap) => Math.abs(gap - answer) <= TOLERANCE_PX).length,
    );
    expect(Math.max(...solved) / puzzles).toBeLessThan(0.05);
  });

  test("tells nothing of the place by the size of its pictures", async () => {
    const drawn = await Promise.all(Array.from({ length: 60 }, drawSlider));
    for (const bytes of [
      drawn.map(({ background }) => background.length),
      drawn.map(({ piece }) => piece.length),
    ])
      expect(
        Math.abs(
          correlation(
            bytes,
            drawn.map(({ place }) => place),
          ),
        ),
      ).toBeLessThan(0.7);
  });

  test("is used up by a wrong place: the right one comes too late then", async () => {
    const { sliderId } = await askSlider();
    const place = await placeOf(sliderId);
    expect(await slide(sliderId, place - 5)).toMatchObject({ status: 422, code: "WRONG_ANSWER" });
    expect(await slide(sliderId, place)).toMatchObject({ status: 422, code: "WRONG_ANSWER" });
  });

  test("answered many times at once gives one proof", async () => {
    const { sliderId } = await askSlider();
    const place = await placeOf(sliderId);
    const answers = await Promise.all(Array.from({ length: 10 }, () => slide(sliderId, place)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test("is nothing after five minutes, and neither is its proof", async () => {
    const { sliderId } = await askSlider();
    const place = await placeOf(sliderId);
    await db.run(
      sql`update challenge set made_at = made_at - interval '301 seconds' where id = ${sliderId}`,
    );
    expect(await slide(sliderId, place)).toMatchObject({ code: "WRONG_ANSWER" });
    const kept = await askSlider();
    const { value } = await slide(kept.sliderId, await placeOf(kept.sliderId));
    await db.run(sql`
      update challenge set answered_at = answered_at - interval '301 seconds'
      where id = ${kept.sliderId}`);
    expect(await spendProof(db, "register", value.proof)).toBe(false);
  });

  test("is refused where the id is none or the place no place", async () => {
    expect(await slide("not-an-id", 100)).toMatchObject({ status: 400 });
    expect(await slide("6f9619ff-8b86-4d01-b42d-00cf4fc964ff", 100)).toMatchObject({ status: 422 });
    expect(await slide("6f9619ff-8b86-4d01-b42d-00cf4fc964ff", -1)).toMatchObject({ status: 400 });
  });
});

describe("ID-08 the arithmetic, for those who can't use the slider", () => {
  /**
   * The first bits of the hash, as a number. The server lives in this process, so the search pauses
   * for it.
   */
  const leading = (salt: string, number: number, bits: number) =>
    hash("sha256", `${salt}:${number}`, "buffer").readUInt32BE() >>> (32 - bits);
  const askWork = async () =>
    (await call("POST", "/api/v1/verification/arithmetic", { purpose: "sms-login" })).value;
  const answerWork = (id: string, number: string) =>
    call("POST", `/api/v1/verification/arithmetic/${id}`, { number });

  test("gives the same kind of proof for a number whose hash begins with eighteen zero bits", async () => {
    const { workId, salt, bits } = await askWork();
    expect(bits).toBe(18);
    let number = 0;
    for (; leading(salt, number, bits) !== 0; number++) if (number % 5_000 === 0) await yieldNow();
    const { value } = await answerWork(workId, String(number));
    expect(await spendProof(db, "sms-login", value.proof)).toBe(true);
  });

  test("takes no other number", async () => {
    const { workId, salt } = await askWork();
    const wrong = [1, 2, 3].find((candidate) => leading(salt, candidate, 18) !== 0);
    expect(await answerWork(workId, String(wrong))).toMatchObject({
      status: 422,
      code: "WRONG_ANSWER",
    });
  });
});

describe("ID-12 the captcha", () => {
  const ask = async () => (await call("GET", "/api/v1/captcha?purpose=login")).value;
  /** Nobody but a reader knows the letters, so the test gives the picture new ones. */
  const reletter = (id: string, letters: string) =>
    db.run(sql`
      update challenge
      set salt = '\\x00', letters_hash = sha256('\\x00'::bytea || ${letters}::bytea)
      where id = ${id}`);

  test("is a PNG as base64, another one each time", async () => {
    const pictures = [await ask(), await ask()];
    for (const { image } of pictures)
      expect(await loadImage(Buffer.from(image, "base64"))).toMatchObject({
        width: 200,
        height: 72,
      });
    expect(pictures[0].image).not.toBe(pictures[1].image);
  });

  test("is read in any case, once, and for its purpose", async () => {
    const { captchaId } = await ask();
    await reletter(captchaId, "KR7MX");
    expect(await checkCaptcha(db, "login", captchaId, " kr7mx ")).toBe(true);
    expect(await checkCaptcha(db, "login", captchaId, "KR7MX")).toBe(false);
    const other = await ask();
    await reletter(other.captchaId, "KR7MX");
    expect(await checkCaptcha(db, "register", other.captchaId, "KR7MX")).toBe(false);
  });

  test("is used up by a wrong guess", async () => {
    const { captchaId } = await ask();
    await reletter(captchaId, "KR7MX");
    expect(await checkCaptcha(db, "login", captchaId, "KR7MW")).toBe(false);
    expect(await checkCaptcha(db, "login", captchaId, "KR7MX")).toBe(false);
  });

  test("is limited to one a second for an address", async () => {
    const from = { "x-forwarded-for": "10.8.0.1" };
    const answers = await Promise.all(
      Array.from({ length: 70 }, () =>
        send(sites.playerUrl, from, "GET", "/api/v1/captcha?purpose=login"),
      ),
    );
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(60);
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(10);
  });
});

test("challenges are forgotten an hour after they were made", async () => {
  const { sliderId } = await askSlider();
  await db.run(
    sql`update challenge set made_at = now() - interval '61 minutes' where id = ${sliderId}`,
  );
  await challengeJobs(sites.platform).tasks["forget-challenges"]?.({}, undefined as never);
  expect(await db.row(sql`select 1 from challenge where id = ${sliderId}`)).toBeUndefined();
});
