import { fillIn, provePerson, send } from "../register-form.ts";
import { PASSWORD } from "../world/people.ts";
import { after, at, type Scene } from "./scene.ts";

const register = at("register-page", "guest", "/register");
let people = 0;
const newName = () => `scene${(people++).toString(36)}${Date.now().toString(36).slice(-6)}`;

/** What a visitor can see while signing up, besides the form in its first state. */
export const REGISTER_SCENES: readonly Scene[] = [
  after(register, "register-mobile", async (page) => {
    await page.getByRole("button", { name: "By mobile" }).click();
    await page.getByLabel("Mobile number *").waitFor();
  }),
  after(register, "register-terms", async (page) => {
    await page.getByRole("main").getByRole("button", { name: "terms of use" }).click();
    await page.getByRole("dialog", { name: "Terms of use" }).waitFor();
  }),
  {
    name: "register-invitation-wrong",
    who: "guest",
    own: true,
    go: async (page) => {
      await page.goto("/register?affiliateCode=NOBODYS1");
      await fillIn(page, newName(), PASSWORD);
      await send(page);
      await page.getByRole("dialog", { name: "Invalid invitation code" }).waitFor();
    },
  },
  after(
    register,
    "register-done",
    async (page) => {
      await fillIn(page, newName(), PASSWORD);
      await send(page);
      await provePerson(page);
      await page.getByRole("dialog", { name: "Registered successfully" }).waitFor();
    },
    true,
  ),
];
