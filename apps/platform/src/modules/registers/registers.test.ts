import { sql } from "@perya/postgres/sql";
import { beforeEach, describe, expect, test } from "vitest";
import { proveHuman } from "../../testing/human.ts";
import { passTime } from "../../testing/pass-time.ts";
import { PASSWORD, sendSealed, type TestPlayer } from "../../testing/people.ts";
import { saveProfile, setKycLevel, type Profile } from "../players/index.ts";
import vectors from "../profiles/fixtures/vectors.json" with { type: "json" };
import { withdrawing } from "./testing/withdrawing.ts";
import { useRegisters } from "./testing/use-registers.ts";

const { db, sites, owner, under, load, forgetLists, soon } = await useRegisters();
const [SPELPAUS, CRUKS, BETGUARD] = ["Spelpaus", "Cruks", "BetGuard"];

const withdraws = withdrawing(sites.platform);

beforeEach(() => forgetLists());

let people = 0;
const headers = () => ({ "x-forwarded-for": `10.77.${people >> 8}.${people++ & 255}` });

/** Fills in the form of registration. */
async function signUp(changes: object = {}) {
  return sendSealed(sites.playerUrl, headers(), "PUT", "/api/v1/register", {
    username: `visitor${people}`,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    ageConfirmed: true,
    termsAccepted: true,
    proof: await proveHuman(db, "register"),
    ...changes,
  });
}

const signIn = ({ username }: TestPlayer) =>
  sendSealed(sites.playerUrl, headers(), "POST", "/api/v1/session", {
    type: "username",
    username,
    password: PASSWORD,
  });

/** A player who gave these details, under no law that asks anyone. */
async function someone(profile: Partial<Profile> = {}): Promise<TestPlayer> {
  const player = await sites.player(2);
  await db.inTransaction(async (tx) => {
    await saveProfile(tx, player.id, profile);
    await setKycLevel(tx, player.id, 2);
  });
  return player;
}

const exclusionOf = async (player: TestPlayer) => (await player.call("GET", "/exclusion")).value;
const checksOf = async ({ publicId }: TestPlayer) =>
  (await owner.call("GET", `/players/${publicId}/registers`)).value.checks as {
    register: string;
    moment: string;
    outcome: string;
  }[];

/** Who may fill in a name, a birth date and a number. */
async function askAll() {
  const shown = {
    shown: true,
    required: false,
    acceptedPattern: "any",
    minLength: 1,
    maxLength: 60,
  };
  const fields = { fullname: shown, idNumber: shown };
  await db.run(sql`
    insert into brand_settings (brand_id, section, value)
    values (1, 'register', ${JSON.stringify({ fields })}::jsonb)
    on conflict do nothing`);
  passTime(60_000);
}

describe("a register that can't be asked", () => {
  test.each(vectors.exclusion.filter(({ register }) => register === "UNKNOWN"))(
    "$profile: sign-up is $signup, sign-in $login, and a withdrawal is still possible",
    async ({ profile, signup, login }) => {
      const player = await someone();
      await under(profile);
      expect([signup, login]).toEqual(["REFUSED", "REFUSED"]);
      expect(await signUp()).toMatchObject({ status: 403, code: "REGISTER_NO_ENTRY" });
      expect(await signIn(player)).toMatchObject({ status: 403, code: "REGISTER_NO_ENTRY" });
      expect(await checksOf(player)).toMatchObject([
        { register: SPELPAUS, moment: "SIGN_IN", outcome: "UNKNOWN" },
      ]);
      // The session of before goes on: to see, and to withdraw what is there.
      expect(await withdraws(player, 100n)).toMatchObject({ status: 200 });
    },
  );

  test("is work for staff until its list is loaded, and again when that is old", async () => {
    await under("SE");
    await forgetLists();
    const due = async () => {
      const queues: { queue: string; count: number; items: { id: string; state: string }[] }[] = (
        await owner.call("GET", "/work")
      ).value;
      return queues.find(({ queue }) => queue === "registers");
    };
    expect(await due()).toMatchObject({
      count: 1,
      items: [{ id: `1:${SPELPAUS}`, title: SPELPAUS, state: "MISSING" }],
    });
    await load(SPELPAUS, []);
    await soon(async () => expect((await due())?.count).toBe(0));
    await db.run(sql`update register_list set loaded_at = loaded_at - interval '400 days'`);
    expect((await due())?.items).toMatchObject([{ state: "OLD" }]);
    await forgetLists();
  });

  test("says nothing of who is on it: it ends no exclusion", async () => {
    const player = await someone({ idNumber: "880101-1111" });
    await under("SE");
    await load(SPELPAUS, ["8801011111,,,"]);
    await soon(async () => expect((await exclusionOf(player)).kind).toBe("REGISTER"));
    await forgetLists();
    expect((await signIn(player)).code).toBe("REGISTER_NO_ENTRY");
    expect(await exclusionOf(player)).toMatchObject({ kind: "REGISTER", register: SPELPAUS });
  });
});

describe("at registration", () => {
  test("who is on the list is refused in the words of one who can't be asked for; others come in", async () => {
    await askAll();
    await under("SE");
    await load(SPELPAUS, ['7001011234,"Ek, Åsa",1985-02-03,']);
    const unknown = await signUp();
    const listed = await signUp({ idNumber: "700101-1234" });
    expect([listed.code, listed.message]).toEqual([unknown.code, unknown.message]);
    expect(listed.code).toBe("REGISTER_NO_ENTRY");
    const fresh = await signUp({ idNumber: "700101-9999" });
    expect(fresh.status).toBe(200);
    const { customerId: publicId } = fresh.value;
    const { value } = await owner.call("GET", `/players/${publicId}/registers`);
    expect(value.checks).toMatchObject([
      { register: SPELPAUS, moment: "SIGN_UP", outcome: "CLEAR" },
    ]);
    expect(JSON.stringify(value)).not.toContain("9999");
  });

  test("a list of numbers alone clears nobody who gave none", async () => {
    await askAll();
    await under("SE");
    await load(SPELPAUS, ["7001011234,,,"]);
    expect((await signUp({ fullname: "Bo Alm" })).code).toBe("REGISTER_NO_ENTRY");
    await load(SPELPAUS, []);
    expect((await signUp({ fullname: "Bo Alm" })).status).toBe(200);
  });
});

describe("a list that is loaded", () => {
  test("excludes the players who are on it, and the next one without them lets them play again", async () => {
    const player = await someone({ fullname: "Åsa Ek", birthday: "1985-02-03" });
    const other = await someone({ fullname: "Asa Ek", birthday: "1985-02-04" });
    await under("SE");
    await load(SPELPAUS, ['7001011234,"EK, Asa",1985-02-03,2099-12-31']);
    await soon(async () => expect((await exclusionOf(player)).register).toBe(SPELPAUS));
    expect((await exclusionOf(player)).until).toMatch(/^2099-12-31T16:00/);
    expect((await exclusionOf(other)).until).toBeNull();
    await load(SPELPAUS, []);
    await soon(async () => expect((await exclusionOf(player)).until).toBeNull());
    expect(await checksOf(player)).toMatchObject([
      { moment: "NEW_LIST", outcome: "CLEAR" },
      { moment: "NEW_LIST", outcome: "EXCLUDED" },
    ]);
  });

  test("an exclusion that the player set stays when the register's is lifted", async () => {
    const player = await someone({ idNumber: "660101-1111" });
    await under("SE");
    const own = (await player.call("POST", "/exclusion", { kind: "TIME_OUT", period: "P1W" }))
      .value;
    await load(SPELPAUS, ["6601011111,,,"]);
    await soon(async () => expect((await exclusionOf(player)).until).toMatch(/^9999/));
    await load(SPELPAUS, []);
    await soon(async () => expect((await exclusionOf(player)).until).toBe(own.until));
    expect(await exclusionOf(player)).toMatchObject({ kind: "TIME_OUT", register: null });
  });

  test("in force stays so until the next one is whole, and a fault names the line", async () => {
    await under("SE");
    await load(SPELPAUS, ["7001011234,,,"]);
    await load(SPELPAUS, ["7001011234,,,", "12,,,"]);
    const [shown] = (await owner.call("GET", "/registers?brand=1")).value.registers;
    expect(shown).toMatchObject({
      name: SPELPAUS,
      rule: "SE.exclusion.register",
      list: { persons: 1, numberOnly: 1, loadedBy: owner.username, isOld: false },
      coming: {
        state: "FAILED",
        fault: "Line 3: “number” is too short for an identity number.",
      },
    });
    const support = await sites.staff("support");
    expect((await support.call("GET", "/registers?brand=1")).status).toBe(200);
    const body = { register: SPELPAUS, file: "list.csv", bytes: 10 };
    expect((await support.call("POST", "/registers/lists?brand=1", body)).status).toBe(403);
  });

  test("is stopped by staff while it is sent, and the one in force stays", async () => {
    const player = await someone({ idNumber: "330101-1111" });
    await under("SE");
    await load(SPELPAUS, ["330101-1111,,,"]);
    const body = { register: SPELPAUS, file: "next.csv", bytes: 10 };
    const { id } = (await owner.call("POST", "/registers/lists?brand=1", body)).value;
    const support = await sites.staff("support");
    expect((await support.call("POST", `/registers/lists/${id}/stop`)).status).toBe(403);
    expect((await owner.call("POST", `/registers/lists/${id}/stop`)).value).toMatchObject({
      state: "FAILED",
      fault: `${owner.username} stopped it.`,
    });
    // Neither its rest nor a second stop finds it.
    const form = new FormData();
    form.append("file", new Blob([Buffer.from("number\n1\n2")]), "next.csv");
    for (const path of ["pieces/0", "stop"])
      expect(
        await owner.call("POST", `/registers/lists/${id}/${path}`, path === "stop" ? {} : form),
      ).toMatchObject({ status: 404, code: "NOT_FOUND" });
    const [shown] = (await owner.call("GET", "/registers?brand=1")).value.registers;
    expect(shown).toMatchObject({ list: { persons: 1 }, coming: { state: "FAILED" } });
    await soon(async () => expect((await exclusionOf(player)).register).toBe(SPELPAUS));
  });

  test("is taken for no register that the brand's law doesn't name", async () => {
    await under("SE");
    const body = { register: CRUKS, file: "list.csv", bytes: 10 };
    expect(await owner.call("POST", "/registers/lists?brand=1", body)).toMatchObject({
      status: 422,
      code: "NO_SUCH_REGISTER",
    });
  });
});

test("where the law forbids the sign-in, who is listed is signed out and comes back when the register says so", async () => {
  const player = await someone({ idNumber: "550101-1111" });
  await under("ON", "SE");
  await load(BETGUARD, ["5501011111,,,"]);
  await load(SPELPAUS, []);
  await soon(async () => expect((await player.call("GET", "/member")).status).toBe(401));
  expect((await signIn(player)).code).toBe("LOGIN_EXCLUDED");
  await load(BETGUARD, []);
  await soon(async () => expect((await signIn(player)).status).toBe(200));
});

test("a player's download says when registers were asked and what they said, and no number", async () => {
  const player = await someone({ idNumber: "440101-1111" });
  await under("SE");
  await load(SPELPAUS, []);
  await signIn(player);
  const held = await db.rows<{ row: unknown }>(sql`
    select to_jsonb(register_check) as row from register_check where player_id = ${player.id}
    union all
    select to_jsonb(register_answer) from register_answer where player_id = ${player.id}`);
  expect(held.length).toBeGreaterThan(1);
  expect(JSON.stringify(held)).not.toMatch(/440101/);
});
