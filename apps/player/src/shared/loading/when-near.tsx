import { useEffect, useRef, useState, type ReactNode } from "react";

/** How far below the window a part begins to be loaded, unless it says otherwise. */
const NEAR = "300px";

interface WhenNearProps {
  readonly place: string;
  readonly near?: `${number}px`;
  readonly children: ReactNode;
}

/**
 * Holds the place of a part of a page, as high as `place` says, and shows the part when the visitor
 * comes near; at the first key as well, because the keyboard and screen readers go by what is
 * there. What is lazy in it is loaded no earlier.
 */
export function WhenNear({ place, near: margin = NEAR, children }: WhenNearProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !ref.current) return;
    const show = () => setNear(true);
    const watcher = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && show(),
      { rootMargin: margin },
    );
    watcher.observe(ref.current);
    addEventListener("keydown", show);
    return () => {
      watcher.disconnect();
      removeEventListener("keydown", show);
    };
  }, [near, margin]);
  return (
    <div ref={ref} data-near={margin} className={`min-w-0 ${place}`}>
      {near && children}
    </div>
  );
}
