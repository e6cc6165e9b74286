import { AnyCounter } from "../features/lottery/play/counter.tsx";
import { useSearch } from "../shared/routing/use-location.ts";

/** The counter of a lottery, under the header alone. */
export function Page() {
  const { gameCode = "", playType = "" } = useSearch();
  return (
    <div className="mx-auto w-full max-w-[82.5rem] px-4 py-5 md:px-6">
      <AnyCounter gameCode={gameCode} playType={playType} foot={false} />
    </div>
  );
}
