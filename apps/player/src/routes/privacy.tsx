import { Privacy } from "../features/legal/privacy.tsx";
import { Page as Frame } from "../shared/page.tsx";

export function Page() {
  return (
    <Frame title="Privacy policy" middle>
      <Privacy />
    </Frame>
  );
}
