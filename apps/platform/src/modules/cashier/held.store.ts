import { sql } from "@perya/postgres/sql";
import type { HeldData } from "../../held-data.ts";

/** A player's bank accounts, deposits, and withdrawals with their legs. */
export const CASHIER_HOLDS: readonly HeldData[] = [
  {
    name: "bankAccounts",
    read: (tx, player, after, limit) =>
      tx.rows(sql`
        select id as key, jsonb_build_object(
          'id', public_id, 'bank', bank, 'number', number, 'holder', holder,
          'addedAt', created_at, 'usableFrom', usable_from, 'removedAt', removed_at
        ) as row
        from bank_account
        where player = ${player} and id > ${after}
        order by id limit ${limit}`),
  },
  {
    name: "deposits",
    read: (tx, player, after, limit) =>
      tx.rows(sql`
        select id as key, jsonb_build_object(
          'id', public_id, 'method', method, 'units', units::text, 'currency', currency,
          'paidUnits', paid_units::text, 'status', status, 'createdAt', created_at,
          'changedAt', changed_at, 'providerTransaction', provider_txn
        ) as row
        from deposit
        where player = ${player} and id > ${after}
        order by id limit ${limit}`),
  },
  {
    name: "withdrawals",
    read: (tx, player, after, limit) =>
      tx.rows(sql`
        select w.id as key, jsonb_build_object(
          'id', w.public_id, 'units', w.units::text, 'currency', w.currency, 'status', w.status,
          'bankAccount', a.public_id, 'reference', w.reference, 'createdAt', w.created_at,
          'changedAt', w.changed_at
        ) as row
        from withdrawal w
        left join bank_account a on a.id = w.bank_account
        where w.player = ${player} and w.id > ${after}
        order by w.id limit ${limit}`),
  },
  {
    name: "withdrawalLegs",
    read: (tx, player, after, limit) =>
      tx.rows(sql`
        select leg.id as key, jsonb_build_object(
          'withdrawal', w.public_id, 'n', leg.n, 'units', leg.units::text, 'status', leg.status,
          'receivedUnits', leg.received_units::text, 'reference', leg.reference,
          'sentAt', leg.sent_at, 'changedAt', leg.changed_at, 'complaint', complaint.text,
          'complaintAnswer', complaint.answer
        ) as row
        from withdrawal w
        join withdrawal_leg leg on leg.withdrawal = w.id
        left join withdrawal_complaint complaint on complaint.leg = leg.id
        where w.player = ${player} and leg.id > ${after}
        order by leg.id limit ${limit}`),
  },
];
