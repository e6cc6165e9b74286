import { connect } from "@perya/postgres";
import { settleIssue } from "../settling/settle-issue.ts";
import { openHall } from "./open-hall.ts";

/**
 * One of several processes that settle the same issue, in small shards and blocks, until it is
 * killed or all is paid. Says when it begins.
 */
const SHARD = 10;
const BLOCK = 1;
const db = connect(process.env["DATABASE_URL"] ?? "", { connections: 2 });
const hall = openHall(db);
await db.row({ text: "select 1", values: [] });
process.stdout.write("ready\n");
await settleIssue(
  { ...hall.settling, shard: SHARD, block: BLOCK },
  BigInt(process.env["ISSUE"] ?? "0"),
);
await hall.wallet.close();
await db.close();
