import { en as documents } from "./documents/en.ts";
import { en as giveaways } from "./giveaways/en.ts";
import { jackpots } from "./jackpots.ts";
import { en as agents } from "./agents/en.ts";
import { en as friends } from "./friends/en.ts";
import { en as points } from "./points/en.ts";
import { en as promotions } from "./promotions/en.ts";
import type { LimitWords, TemplateWords } from "./template-words.ts";
import { en as tournaments } from "./tournaments/en.ts";

const LIMITS: LimitWords = {
  dailyDeposit: "Deposits in 24 hours",
  weeklyDeposit: "Deposits in 7 days",
  monthlyDeposit: "Deposits in 30 days",
  balance: "Held balance",
  dailyLoss: "Losses in 24 hours",
  weeklyLoss: "Losses in 7 days",
  monthlyLoss: "Losses in 30 days",
  dailyWager: "Stakes in 24 hours",
  weeklyWager: "Stakes in 7 days",
  monthlyWager: "Stakes in 30 days",
  singleBet: "Single bet",
  dailyMinutes: "Minutes of play in 24 hours",
  weeklyMinutes: "Minutes of play in 7 days",
  monthlyMinutes: "Minutes of play in 30 days",
};

export const en: TemplateWords = {
  ...documents,
  ...giveaways,
  ...jackpots.en,
  ...points,
  ...promotions,
  ...friends,
  ...agents,
  ...tournaments,
  "deposit credited": ({ amount }) => [
    "Your deposit has arrived",
    `${amount} was added to your balance. Good luck!`,
  ],
  "deposit reversed": ({ amount }) => [
    "Your deposit was taken back",
    `${amount} was reclaimed by the payment service, so it left your balance. ` +
      "What is missing is owed, and withdrawals wait until it is settled.",
  ],
  "deposit rejected": ({ amount }) => [
    "Your deposit was not accepted",
    `Your deposit of ${amount} was not credited, and no money was moved. ` +
      "If you have paid already, contact customer service.",
  ],
  "deposit sent back": ({ amount }) => [
    "Your payment is being sent back",
    `We could not credit ${amount}. It goes back to where it came from.`,
  ],
  "withdrawal started": ({ amount }) => [
    "We are paying out your money",
    `Our staff started a withdrawal of ${amount} to your bank account, because you may not ` +
      "log in at the moment. If you know nothing of it, or if nothing arrives, " +
      "contact customer service.",
  ],
  "withdrawal paid": ({ amount }) => [
    "Your withdrawal was paid",
    `${amount} was sent to your account. Your bank may need some time to show it.`,
  ],
  "withdrawal returned": ({ amount }) => [
    "Your withdrawal came back",
    `${amount} was not paid out and is in your balance again.`,
  ],
  "payout sent": ({ amount, minutes }) => [
    "Your withdrawal is on its way",
    `${amount} was sent to your account. ` +
      `Please tell us within ${minutes} minutes whether it arrived; ` +
      "without an answer it counts as received.",
  ],
  "payout sent without end": ({ amount }) => [
    "Your withdrawal is on its way",
    `${amount} was sent to your account. ` +
      "Please tell us on your withdrawal's page whether it arrived.",
  ],
  "payout sent unasked": ({ amount }) => [
    "Your withdrawal is on its way",
    `${amount} was sent to your account. If it does not arrive within a few days, ` +
      "contact customer service.",
  ],
  "payout reminder": ({ amount, minutes }) => [
    "Has your withdrawal arrived?",
    `You have ${minutes} minutes left to tell us about ${amount}; ` +
      "without an answer it counts as received.",
  ],
  "owed taken": ({ amount }) => [
    "Taken for what you owed",
    `${amount} of the money that came back to your balance was taken for what you owed.`,
  ],
  "owed set off": ({ amount }) => [
    "Taken for what you owed",
    `${amount} of your withdrawal was taken for what you owed. Anything left of it is paid out.`,
  ],
  "payout owed": ({ amount }) => [
    "A payout reached you twice",
    `${amount} of a withdrawal was paid to you although it had been given back to your balance. ` +
      "We took it from your balance again; what is missing there is owed.",
  ],
  "payout came back": ({ amount }) => [
    "Your bank sent a withdrawal back",
    `${amount} came back to us. Choose on your withdrawal's page whether we send it again ` +
      "or put it into your balance.",
  ],
  "complaint answered": ({ amount }) => [
    "We have answered your complaint",
    `Read on your withdrawal's page what we found about ${amount}.`,
  ],
  "vip level reached": ({ label }) => [
    `You are ${label} now`,
    "You have reached a new VIP level. See what it brings.",
  ],
  "vip level lost": ({ label }) => [
    "Your VIP level has changed",
    `You are ${label} now. ` +
      "Play as much as your old level asks for in a month, and it is yours again.",
  ],
  "vip gift upgrade": ({ amount }) => [
    "A gift for your new level",
    `Claim ${amount} in the reward centre, in time.`,
  ],
  "vip gift birthday": ({ amount }) => [
    "Happy birthday!",
    `We have a gift for you: claim ${amount} in the reward centre, in time.`,
  ],
  "vip gift monthly": ({ amount }) => [
    "Your gift of the month",
    `You kept your VIP level: claim ${amount} in the reward centre, in time.`,
  ],
  "vip left": () => [
    "Your VIP level has ended",
    "You have no VIP level at the moment. See how to reach one.",
  ],
  "level raised": ({ level }) => [
    "Your identity check is done",
    `You are verified to level ${level}. Your limits of deposits and withdrawals go by it.`,
  ],
  "level lowered": ({ level }) => [
    "Your verification has changed",
    `You are verified to level ${level} now. Ask customer service why.`,
  ],
  "account dormant soon": ({ day }) => [
    "You have not logged in for a long time",
    `Unless you log in before ${day}, your account counts as dormant from then on. ` +
      "There is no fee, and your balance stays yours: you can withdraw it at any time.",
  ],
  "balance unclaimed": ({ amount, day }) => [
    "Please withdraw your balance",
    `You are excluded from play and still have ${amount} here. Please withdraw it before ${day}: ` +
      "from then on the law has it go to public funds. Customer service helps you if you can't.",
  ],
  "account dormant": () => [
    "Your account is dormant",
    "You have not logged in for so long that your account counts as dormant. Log in and it is " +
      "as before. There is no fee, and your balance is still yours to withdraw.",
  ],
  "password changed": () => [
    "Your password was changed",
    "All your other devices were signed out. " +
      "If this was not you, contact customer service at once.",
  ],
  "payment password changed": () => [
    "Your payment password was changed",
    "If this was not you, contact customer service at once.",
  ],
  "payment password recovered": () => [
    "Your payment password was replaced",
    "It was replaced with a code that we sent you, so withdrawals wait for a while. " +
      "If this was not you, contact customer service at once.",
  ],
  "payment password reset": () => [
    "Your payment password was removed",
    "Our staff removed it as you asked, so withdrawals wait for a while. " +
      "If you did not ask, contact customer service at once.",
  ],
  "passkey added": () => [
    "A passkey was added",
    "If this was not you, contact customer service at once.",
  ],
  "passkey removed": () => [
    "A passkey was removed",
    "If this was not you, contact customer service at once.",
  ],
  "authenticator on": () => [
    "An authenticator app is asked for now",
    "Logins and withdrawals ask for its code. " +
      "If this was not you, contact customer service at once.",
  ],
  "authenticator off": () => [
    "Your authenticator app is no longer asked for",
    "Withdrawals wait for a while. If this was not you, contact customer service at once.",
  ],
  "recovery code used": () => [
    "One of your recovery codes was used",
    "It works no more. If this was not you, contact customer service at once.",
  ],
  "new recovery codes": () => [
    "You have new recovery codes",
    "The earlier ones no longer work. If this was not you, contact customer service at once.",
  ],
  "number replaced": () => [
    "Your mobile number was replaced",
    "Withdrawals wait for a while. If this was not you, contact customer service at once.",
  ],
  "number reset": () => [
    "Your mobile number was removed",
    "Our staff removed it as you asked, so withdrawals wait for a while. " +
      "If you did not ask, contact customer service at once.",
  ],
  "address replaced": () => [
    "Your e-mail address was replaced",
    "Withdrawals wait for a while. If this was not you, contact customer service at once.",
  ],
  "address reset": () => [
    "Your e-mail address was removed",
    "Our staff removed it as you asked, so withdrawals wait for a while. " +
      "If you did not ask, contact customer service at once.",
  ],
  "time-out began": () => [
    "You are taking a break",
    "You can't play or deposit until it ends. Your limits page shows when; it can't end sooner.",
  ],
  "exclusion began": () => [
    "You have excluded yourself",
    "You can't play or deposit until it ends. Your limits page shows when; it can't end sooner.",
  ],
  "minor found": ({ amount }) => [
    "Your account is closed",
    "Only people of the minimum age may play here. By the documents we have you are " +
      `younger, so your bets are void, winnings are cancelled, and ${amount} that was paid ` +
      "in goes back to where it came from.",
  ],
  "limit changed": ({ limit, amount }) => [
    "One of your limits has changed",
    `${LIMITS[limit]}: ${amount || "no limit"} from now on. ` +
      "If you did not expect this, contact customer service.",
  ],
  "balance above limit": ({ amount }) => [
    "Your balance is above your limit",
    `Your balance is ${amount} above the limit you have set for it. ` +
      "Please withdraw that; until then no deposit is taken.",
  ],
  "limit asked": ({ limit, amount }) => [
    "You asked for a higher limit",
    `${LIMITS[limit]}: ${amount || "no limit"}. ` +
      "It waits for now, and applies only once you confirm it on your limits page.",
  ],
};
