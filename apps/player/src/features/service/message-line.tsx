import type { ServiceMessage } from "@perya/api-client/player";
import { useText } from "../../shared/language/text.ts";
import { Time } from "../../shared/format/money.tsx";
import { Bubble } from "./bubble.tsx";
import { MessagePicture } from "./message-picture.tsx";

/** One message, of the player, of staff, or what happened. */
export function MessageLine({ message }: { message: ServiceMessage }) {
  const t = useText("service");
  const { author, event, text, pictures, seq, at } = message;
  if (event !== null && author === "system")
    return (
      <p className="text-center text-sm text-soft">
        {t(`event.${event}`)} · <Time at={at} />
      </p>
    );
  const own = author === "player";
  return (
    <Bubble
      own={own}
      who={own ? t("you") : t("title")}
      text={event === null ? text : t(`event.${event}`)}
      pictures={Array.from({ length: pictures }, (_, place) => (
        <MessagePicture key={place} seq={seq} place={place + 1} of={pictures} />
      ))}
    >
      <Time at={at} />
    </Bubble>
  );
}
