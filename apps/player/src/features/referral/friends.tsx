import type { InvitedFriend } from "@perya/api-client/player";
import { Money, Time } from "../../shared/format/money.tsx";
import { Pill, type Tone } from "../../shared/format/pill.tsx";
import { useText } from "../../shared/language/text.ts";
import { Card } from "../../shared/layout/page.tsx";

const TONES: Readonly<Record<InvitedFriend["state"], Tone>> = {
  registered: "busy",
  verified: "busy",
  deposited: "busy",
  played: "busy",
  waits: "good",
  rewarded: "good",
  refused: "quiet",
  full: "quiet",
  late: "quiet",
};

/** The newest friends, with what they have done and still have to do. */
export function Friends({ friends, all }: { friends: readonly InvitedFriend[]; all: number }) {
  const t = useText("referral");
  return (
    <Card>
      <h2 className="font-display text-xl font-bold">{t("list")}</h2>
      {friends.length === 0 ? (
        <p className="text-soft">{t("nobody")}</p>
      ) : (
        <ul className="grid divide-y divide-line">
          {friends.map((friend) => (
            <li key={`${friend.name} ${friend.registeredAt}`} className="py-3">
              <FriendRow friend={friend} />
            </li>
          ))}
        </ul>
      )}
      {all > friends.length && (
        <p className="text-sm text-soft">{t("newest", { count: friends.length })}</p>
      )}
    </Card>
  );
}

function FriendRow({ friend }: { friend: InvitedFriend }) {
  const t = useText("referral");
  const { name, state, steps, registeredAt, until, reward } = friend;
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <bdi className="font-semibold">{name}</bdi>
        <Pill tone={TONES[state]}>{t(`state.${state}`)}</Pill>
        {reward && (
          <span className="ms-auto font-semibold text-teal">
            <Money amount={reward} />
          </span>
        )}
      </div>
      <p className="flex flex-wrap gap-x-4 text-sm text-soft">
        <span>{t.rich("since", { time: () => <Time key="since" at={registeredAt} /> })}</span>
        {until && <span>{t.rich("until", { time: () => <Time key="until" at={until} /> })}</span>}
      </p>
      {until && (
        <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
          {(["deposited", "verified", "played"] as const).map((step) => (
            <li key={step} className={steps[step] ? "text-teal" : "text-soft"}>
              <span aria-hidden="true">{steps[step] ? "✓" : "○"}</span>{" "}
              {t(`${steps[step] ? "done" : "todo"}.${step}`)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
