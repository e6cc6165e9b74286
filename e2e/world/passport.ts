import type { Browser } from "@playwright/test";
import { asPlayer } from "./calls.ts";
import type { Person } from "./people.ts";

const FULL_NAME = "Rosalinda dela Cruz";

interface Verification {
  readonly proofs: readonly { readonly latest: { readonly id: string } | null }[];
}

/** A player's passport, sent for staff to check. Returns the document's id. */
export async function sendPassport(browser: Browser, player: Person): Promise<string> {
  const form = new FormData();
  const texts = {
    key: crypto.randomUUID(),
    kind: "PASSPORT",
    number: "P4471009A",
    fullName: FULL_NAME,
    birthDate: "1991-03-14",
    expiresOn: "2034-08-31",
  };
  for (const [name, text] of Object.entries(texts)) form.append(name, text);
  const picture = new Blob([await drawPassport(browser)], { type: "image/png" });
  form.append("files", picture, "passport.png");
  const call = asPlayer(player.token)<Verification>;
  const { proofs } = await call("POST", "/documents", form);
  const sent = proofs.find(({ latest }) => latest !== null)?.latest;
  if (!sent) throw new Error("A passport was sent and is not there");
  return sent.id;
}

/** A picture of a passport's page, as a player's phone would take it. */
async function drawPassport(browser: Browser): Promise<Uint8Array<ArrayBuffer>> {
  const page = await browser.newPage({ viewport: { width: 720, height: 500 } });
  await page.setContent(`<body style="margin:0;font:18px system-ui;background:#5b4636;
    display:grid;place-items:center;height:500px">
    <div style="background:#f3ead9;border-radius:14px;padding:26px;width:620px;height:390px;
      display:grid;grid-template-columns:190px 1fr;gap:24px;box-sizing:border-box">
      <div style="background:radial-gradient(circle at 50% 38%,#7d6a5c 22%,transparent 23%),
        radial-gradient(ellipse at 50% 105%,#7d6a5c 45%,#c9d3dc 46%);border-radius:8px"></div>
      <div><b>REPUBLIC · PASSPORT</b><p>No. <b>P4471009A</b></p><p>${FULL_NAME}</p>
        <p>14 MAR 1991</p><p>Valid until 31 AUG 2034</p></div>
      <code style="grid-column:1/-1">P&lt;DELA&lt;CRUZ&lt;&lt;ROSALINDA&lt;&lt;&lt;</code>
    </div></body>`);
  const picture = await page.screenshot();
  await page.close();
  return new Uint8Array(picture);
}
