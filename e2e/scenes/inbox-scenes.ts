import { after, at, settled, type Scene } from "./scene.ts";

/** Conversations with players, as staff see them, and what they have ready. */
export const INBOX_SCENES: readonly Scene[] = [
  at("service-inbox", "staff", "/service"),
  at("service-inbox-all", "staff", "/service?status=ALL"),
  at("service-inbox-empty", "staff", "/service?search=nobodyhere"),
  {
    ...at("service-conversation", "staff", ({ conversation }) => `/service/${conversation}`),
    go: async (page, { conversation }) => {
      await page.goto(`/service/${conversation}`);
      await page.getByRole("log").getByRole("img").waitFor();
      await page.getByLabel("Ready answer").waitFor();
      await settled(page);
    },
  },
  at("service-answers", "staff", "/service-answers"),
  after(at("", "staff", "/service-answers"), "service-answer-add", async (page) => {
    await page.getByRole("button", { name: "Add an answer" }).click();
    await page.getByRole("dialog").waitFor();
  }),
  at("messages-to-players", "staff", "/messages/new"),
  after(at("", "staff", "/settings/service"), "settings-service", settled),
];
