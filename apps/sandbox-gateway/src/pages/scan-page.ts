import { html } from "./html.ts";
import { layout } from "./layout.ts";

/** Where the text of a QR code is put in. `problem` is a sentence about the last try. */
export function scanPage(code = "", problem?: string): string {
  return layout({
    title: "Pay by QR code",
    body: html`<section class="card" aria-labelledby="what">
      <h1 id="what">Pay by QR code</h1>
      <p class="soft">
        A bank's app reads a code with its camera. Here, paste the text of the code.
      </p>
      <p class="notice">This is a pretend bank: <strong>no real money moves</strong>.</p>
      ${problem !== undefined && html`<p class="problem" role="alert">${problem}</p>`}
      <form method="post" class="choices">
        <label for="code">Text of the code</label>
        <input
          id="code"
          name="code"
          value="${code}"
          maxlength="512"
          autocomplete="off"
          spellcheck="false"
          required
        />
        <button class="primary">Read the code</button>
      </form>
    </section>`,
  });
}
