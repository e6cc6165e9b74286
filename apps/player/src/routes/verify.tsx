import { Verify } from "../features/fairness/verify.tsx";
import { Page as Frame } from "../shared/page.tsx";

export function Page() {
  return (
    <Frame title="Check a round" narrow back={{ to: "/fairness", title: "Fair play" }}>
      <Verify />
    </Frame>
  );
}
