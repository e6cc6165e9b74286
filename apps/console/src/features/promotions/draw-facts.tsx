import type { Promotion } from "@perya/api-client/operator";

/** What decides who is in the control group, so that anyone can check it once it is closed. */
export function DrawFacts({ draw }: { draw: NonNullable<Promotion["draw"]> }) {
  return (
    <details>
      <summary className="cursor-pointer font-medium">Control group</summary>
      <div className="mt-2 grid gap-1 text-sm wrap-anywhere">
        <p>
          SHA-256 of the seed: <code>{draw.commitment}</code>
        </p>
        <p>
          {draw.seed === null ? (
            "The seed is shown once the promotion is closed."
          ) : (
            <>
              Seed: <code>{draw.seed}</code>
            </>
          )}
        </p>
        <p className="text-soft">
          Of SHA-256 of seed:player the first 13 hexadecimal digits decide, by their rest in a
          million.
        </p>
      </div>
    </details>
  );
}
