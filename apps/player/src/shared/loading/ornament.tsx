import { useEffect, useReducer, type ComponentType } from "react";

/**
 * A decoration that is loaded when it is first shown. One that does not come is left out: all it
 * shows is said elsewhere on the page.
 */
export function ornament<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): ComponentType<Props> {
  let Loaded: ComponentType<Props> | undefined;
  return function Ornament(props: Props) {
    const [, show] = useReducer((times: number) => times + 1, 0);
    useEffect(() => {
      if (Loaded) return undefined;
      let wanted = true;
      load().then(
        (module) => {
          Loaded = module.default;
          if (wanted) show();
        },
        () => undefined,
      );
      return () => {
        wanted = false;
      };
    }, []);
    return Loaded ? <Loaded {...props} /> : null;
  };
}
