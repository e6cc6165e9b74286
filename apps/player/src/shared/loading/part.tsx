import { useEffect, useReducer, useState, type ComponentType, type ReactNode } from "react";
import { loadPart, type PartFault } from "./part-fault.ts";
import { PartTroubled } from "./part-troubled.tsx";

/**
 * A component that is loaded when it is first shown, and `meanwhile` in its place until then. One
 * that does not come says why, and can be asked for again, without taking the page around it away;
 * a `quiet` one is left out.
 */
export function part<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  meanwhile: ReactNode = null,
  quiet = false,
): ComponentType<Props> {
  let Loaded: ComponentType<Props> | undefined;
  return function Part(props: Props) {
    const [fault, setFault] = useState<PartFault>();
    const [, show] = useReducer((times: number) => times + 1, 0);
    useEffect(() => {
      if (Loaded || fault) return undefined;
      let wanted = true;
      loadPart(load).then(
        (module) => {
          Loaded = module.default;
          if (wanted) show();
        },
        (reason: PartFault) => wanted && setFault(reason),
      );
      return () => {
        wanted = false;
      };
    }, [fault]);
    if (fault && !quiet)
      return <PartTroubled trouble={fault.trouble} onRetry={() => setFault(undefined)} />;
    return Loaded ? <Loaded {...props} /> : meanwhile;
  };
}
