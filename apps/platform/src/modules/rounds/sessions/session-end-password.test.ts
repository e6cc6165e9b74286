import { describe, expect, test } from "vitest";
import { passTime } from "../../../testing/pass-time.ts";
import { PASSWORD, send, sendSealed } from "../../../testing/people.ts";
import { verifyLedger } from "../../wallet/index.ts";
import { useSessions, passwords, NEW_PASSWORD, REACH_MS } from "../testing/use-sessions.ts";

const { sites, db } = await useSessions();

describe("a changed password", () => {
  const signIn = (username: string, password: string, ip = "10.30.0.1") =>
    sendSealed(sites.playerUrl, { "x-forwarded-for": ip }, "POST", "/api/v1/session", {
      type: "username",
      username,
      password,
    });

  test("signs in, the old one no longer does, and every other browser is signed out within five seconds", async () => {
    const player = await sites.player();
    const other = {
      authorization: `Bearer ${(await signIn(player.username, PASSWORD)).value.token}`,
    };
    const read = () => send(sites.playerUrl, other, "GET", "/api/v1/member");
    expect((await read()).status).toBe(200);
    expect((await player.call("POST", "/password", passwords(PASSWORD, NEW_PASSWORD))).status).toBe(
      200,
    );
    passTime(REACH_MS);
    expect((await read()).status).toBe(401);
    expect((await player.call("GET", "/member")).status).toBe(200);
    expect((await signIn(player.username, PASSWORD)).status).toBe(401);
    expect((await signIn(player.username, NEW_PASSWORD, "10.30.0.2")).status).toBe(200);
  });

  test("needs the old one, typed right, and a new one that is new, good and typed twice", async () => {
    const player = await sites.player();
    const change = (body: object) => player.call("POST", "/password", body);
    expect(await change(passwords("Wrong2026", NEW_PASSWORD))).toMatchObject({
      status: 422,
      code: "WRONG_PASSWORD",
    });
    expect(await change(passwords(PASSWORD, PASSWORD))).toMatchObject({
      status: 422,
      code: "SAME_PASSWORD",
    });
    expect(await change(passwords(PASSWORD, "short1"))).toMatchObject({
      status: 400,
      code: "INVALID_REQUEST",
    });
    expect(
      await change({ ...passwords(PASSWORD, NEW_PASSWORD), confirmNewPassword: "Other2027" }),
    ).toMatchObject({
      status: 400,
      value: [{ field: "confirmNewPassword" }],
    });
    expect(
      (
        await send(
          sites.playerUrl,
          {},
          "POST",
          "/api/v1/password",
          passwords(PASSWORD, NEW_PASSWORD),
        )
      ).status,
    ).toBe(401);
    expect((await signIn(player.username, PASSWORD, "10.30.0.3")).status).toBe(200);
  });

  test("can't be guessed from a borrowed browser: after ten wrong ones the right one is not taken either", async () => {
    const player = await sites.player();
    for (let at = 0; at < 10; at += 1)
      await player.call("POST", "/password", passwords(`Guess20${at}x`, NEW_PASSWORD));
    expect(await player.call("POST", "/password", passwords(PASSWORD, NEW_PASSWORD))).toMatchObject(
      { status: 429, code: "TOO_MANY_ATTEMPTS" },
    );
    // Elsewhere they are not shut out: letters have to be read, because passwords are being
    // guessed.
    expect(await signIn(player.username, PASSWORD, "10.31.0.1")).toMatchObject({
      status: 422,
      code: "CAPTCHA_NEEDED",
    });
  });

  test("of five at once with one old password is one", async () => {
    const player = await sites.player();
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map((n) =>
        player.call("POST", "/password", passwords(PASSWORD, `Fiesta203${n}`)),
      ),
    );
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([
      200, 422, 422, 422, 422,
    ]);
  });
});

test("the ledger adds up after all of this", async () => {
  expect((await verifyLedger(db)).books.flatMap((book) => book.problems)).toEqual([]);
});
