import type { Browser } from "@playwright/test";

/** A picture of a bank's receipt, as a player's phone would show it. */
export async function drawSlip(browser: Browser, amount: string): Promise<Uint8Array<ArrayBuffer>> {
  const page = await browser.newPage({ viewport: { width: 360, height: 480 } });
  await page.setContent(`<body style="margin:0;font:16px system-ui;background:#eef2f7;
    display:grid;place-items:center;height:480px">
    <div style="background:#fff;border-radius:16px;padding:28px;width:264px;text-align:center">
      <div style="width:56px;height:56px;border-radius:50%;background:#0b7f6b;color:#fff;
        font-size:32px;line-height:56px;margin:auto">✓</div>
      <h1 style="font-size:20px;margin:16px 0 4px">Transfer sent</h1>
      <p style="font-size:30px;font-weight:700;margin:8px 0">PHP ${amount}</p>
      <hr style="border:0;border-top:1px dashed #bbc;margin:20px 0">
      <p style="text-align:left;margin:6px 0">From <b style="float:right">Rosa D.</b></p>
      <p style="text-align:left;margin:6px 0">To <b style="float:right">Perya Demo</b></p>
      <p style="text-align:left;margin:6px 0">Ref. <b style="float:right">4471 0093 826</b></p>
    </div></body>`);
  const picture = await page.screenshot();
  await page.close();
  return new Uint8Array(picture);
}
