import { complaintAbout } from "@perya/patterns";
import { dictionary } from "@zxcvbn-ts/language-common";
import { expect, test } from "vitest";
import { isEasyPassword } from "./is-easy-password.ts";

const names = ["Perya Manila", "juana2000"];

test.each(["password1", "Passw0rd", "QWERTY123", "1qaz2wsx", "12345678"])(
  "%s leaked too often to be a password",
  (password) => {
    expect(isEasyPassword(password, names)).toBe(true);
  },
);

test.each([
  "perya2026",
  "Casino-123!",
  "peryamanila1",
  "juana1234",
  "Juana2000",
  "JUANAJUANA7",
  "admin!admin!",
])("%s is a name with figures", (password) => {
  expect(isEasyPassword(password, names)).toBe(true);
});

test.each([
  "Fiesta2026",
  "carabao under a mango tree",
  "juanas-bangka-7",
  "k7#pQ!x9w2",
  "98214370562",
])("%s is no first guess", (password) => {
  expect(isEasyPassword(password, names)).toBe(false);
});

test("the list has more than three thousand passwords that the shortest length and the brand's first rule let through", () => {
  const rule = { acceptedPattern: "letters-and-digits", minLength: 8, maxLength: 20 } as const;
  const fitting = dictionary["passwords-common"].filter(
    (password) => complaintAbout(password, rule, true) === undefined,
  );
  expect(fitting.length).toBeGreaterThan(3_000);
  expect(fitting.every((password) => isEasyPassword(password, []))).toBe(true);
});
