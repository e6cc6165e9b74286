import { afterEach, describe, expect, test } from "vitest";
import { send } from "../../../testing/people.ts";
import { issueInvitation, playerByUsername } from "../../players/index.ts";
import { field, openRegistration } from "./testing/open-registration.ts";

const here = await openRegistration();
afterEach(() => here.decide({}));

const { showing, playerOf, originOf } = here;

describe("ID-19 an invitation", () => {
  const inviter = async (kind: "affiliate" | "referral") => {
    const { id } = await playerOf(await here.register());
    return { id, ...(await issueInvitation(here.db, id, kind)) };
  };
  const check = (code: string) =>
    send(
      here.sites.playerUrl,
      { "x-forwarded-for": here.nextIp() },
      "GET",
      `/api/v1/affiliate?code=${code}&domain=x`,
    );

  test("is checked before, in either case", async () => {
    const { code } = await inviter("affiliate");
    expect(await check(code.toLowerCase())).toMatchObject({ status: 200, value: {} });
    expect(await check("NOBODYS1")).toMatchObject({
      status: 422,
      code: "INVALID_INVITATION",
      message: "Invalid invitation code",
    });
  });

  test("makes its owner the upline of the player who came by it, and records the code", async () => {
    const [agent, friend] = [await inviter("affiliate"), await inviter("referral")];
    const byAgent = await playerOf(
      await here.register({ affiliateCode: agent.code.toLowerCase(), referralCode: friend.code }),
    );
    expect(await originOf(byAgent.id)).toMatchObject({
      upline: agent.id,
      affiliate: agent.code,
      referral: friend.code,
    });
    const byFriend = await playerOf(await here.register({ affiliateCode: friend.code }));
    expect(await originOf(byFriend.id)).toMatchObject({
      upline: friend.id,
      affiliate: null,
      referral: friend.code,
    });
  });

  test("may also be the id of a player of the same brand", async () => {
    const player = await playerOf(await here.register());
    const made = await playerOf(await here.register({ recommenderId: player.publicId }));
    expect(await originOf(made.id)).toMatchObject({ upline: player.id });
    expect(await here.register({ recommenderId: "pl_00000000000000000000" })).toMatchObject({
      code: "INVALID_INVITATION",
    });
  });

  test("that is nobody's is refused, and nobody is registered", async () => {
    expect(await here.register({ username: "invited1", affiliateCode: "NOBODYS1" })).toMatchObject({
      status: 422,
      code: "INVALID_INVITATION",
    });
    expect(await playerByUsername(here.db, 1n, "invited1")).toBeUndefined();
  });

  test("must be there where the brand asks for one, typed or by a link", async () => {
    await showing({ affiliateCode: field("letters-or-digits", 4, 32, true) });
    expect(here.faultsOf(await here.register())).toEqual({
      affiliateCode: "Input cannot be empty",
    });
    await here.decide({});
    const { code } = await inviter("referral");
    await showing({ affiliateCode: field("letters-or-digits", 4, 32, true) });
    expect(await here.register({ referralCode: code })).toMatchObject({ status: 200 });
  });
});

describe("CA-02 the form is told", () => {
  const ask = async (path: string) =>
    (await send(here.sites.playerUrl, {}, "GET", `/api/v1${path}`)).value;

  test("what is switched on, as the permission answer tells it", async () => {
    await here.decide({ features: { MOBILEREG: true } });
    const menu = await ask("/whitelabel-menu");
    expect(menu).toEqual((await ask("/permission")).info.whitelabel);
    expect(menu[0]).toMatchObject({
      modId: "REGISTER",
      enabled: "1",
      childrenNodes: [{ modId: "USERNAMEREG" }, { modId: "MOBILEREG", enabled: "1" }, {}, {}],
    });
  });

  test("which ways there are, and the ages", async () => {
    expect(await ask("/register-settings")).toEqual({
      methods: ["username"],
      ageConfirmation: 18,
      birthdayAge: 21,
      countryDialingCode: "63",
      firebase: null,
    });
    await here.decide({
      features: { MOBILEREG: true, USERNAMEREG: false },
      register: { ageConfirmation: 20 },
    });
    expect(await ask("/register-settings")).toMatchObject({
      methods: ["mobile"],
      ageConfirmation: 20,
    });
  });

  test("which fields each way has, and whether a code is needed", async () => {
    await here.decide({ features: { SMSVERIFY: true, MOBILEREG: true } });
    const byName = await ask("/registration-validation");
    expect(byName).toMatchObject({
      verificationCode: true,
      fields: { username: { required: true }, mobileNum: { shown: true, required: true } },
    });
    const byMobile = await ask("/registration-validation?method=mobile");
    expect(byMobile).toMatchObject({
      fields: {
        username: { shown: false, required: false },
        password: { shown: false },
        mobileNum: { required: true },
      },
    });
  });
});
