import { useState } from "react";

interface Props {
  readonly url: string;
  /** What it shows, where its words are not beside it. */
  readonly alt?: string;
  readonly shape: string;
  /**
   * Shown in its place if there is none, or if it can't be loaded: a page shows pictures only from
   * allowed servers.
   */
  readonly none: string;
  readonly broken: string;
}

/** A picture as players will see it, or why there is none. */
export function SeenPicture(props: Props) {
  return <Loaded key={props.url} {...props} />;
}

function Loaded({ url, alt = "", shape, none, broken }: Props) {
  const [failed, setFailed] = useState(false);
  if (url !== "" && !failed)
    return (
      <img
        src={url}
        alt={alt}
        onError={() => setFailed(true)}
        className={`${shape} bg-overlay object-cover`}
      />
    );
  return (
    <span
      className={`${shape} grid place-items-center bg-overlay p-2 text-center text-xs text-soft`}
    >
      {failed ? broken : none}
    </span>
  );
}
