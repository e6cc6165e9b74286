import { html, type Html } from "./html.ts";

export interface Page {
  readonly title: string;
  readonly body: Html;
  /** The page's automatic redirect, and after how many seconds. */
  readonly next?: { readonly url: string; readonly seconds: number };
}

/**
 * Sandbox Bank's page around a body. Its mark is a coin with a pillar, its colours are its own:
 * nobody should take it for the shop.
 */
export function layout({ title, body, next }: Page): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="dark light" />
        ${
          next !== undefined &&
          html`<meta http-equiv="refresh" content="${next.seconds};url=${next.url}" />`
        }
        <title>${title} · Sandbox Bank</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/checkout.css" />
      </head>
      <body>
        <div class="lights" aria-hidden="true"></div>
        <header>
          ${mark}
          <p class="name">Sandbox Bank</p>
          <p class="tag">Pretend payments</p>
        </header>
        <main>${body}</main>
        <footer>
          <p>
            Sandbox Bank is a test service. No real money moves here, and no card or account is
            asked for.
          </p>
        </footer>
      </body>
    </html> `.text;
}

/** A page of one message. */
export function messagePage(title: string, text: string): string {
  return layout({
    title,
    body: html`<section class="card">
      <h1>${title}</h1>
      <p>${text}</p>
    </section>`,
  });
}

const mark = html`<svg class="mark" viewBox="0 0 40 40" width="40" height="40" aria-hidden="true">
  <circle cx="20" cy="20" r="18" fill="none" stroke="currentColor" stroke-width="2.5" />
  <path
    d="M10 17 20 10l10 7M11 30h18M13 19v8M20 19v8M27 19v8"
    fill="none"
    stroke="currentColor"
    stroke-width="2.5"
    stroke-linecap="round"
    stroke-linejoin="round"
  />
</svg>`;
