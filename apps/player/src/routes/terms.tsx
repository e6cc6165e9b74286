import { Terms } from "../features/legal/terms.tsx";
import { Page as Frame } from "../shared/page.tsx";

export function Page() {
  return (
    <Frame title="Terms of use" middle>
      <Terms />
    </Frame>
  );
}
