-- Up Migration

-- What one person has credited, approved or seen coming back waits for a second one among the requests of all kinds.
insert into approval (public_id, brand_id, kind, subject, about, player, units, currency, payload, asked_by_id, asked_by, asked_at, expires_at)
select 'ap_' || substr(md5(random()::text || deposit.id || seen.staff), 1, 20), deposit.brand_id, 'deposits.credit', deposit.public_id, deposit.player_name, deposit.player_ref,
  seen.paid_units, deposit.currency, jsonb_build_object('paid', seen.paid_units::text, 'reference', seen.reference), seen.staff, seen.username, seen.at, now() + interval '30 days'
from deposit_approval seen join deposit on deposit.id = seen.deposit where deposit.status in ('SUBMITTED', 'REVIEW', 'LATE_PAID')
union all
select 'ap_' || substr(md5(random()::text || withdrawal.id || said.staff), 1, 20), withdrawal.brand_id, 'withdrawals.approve', withdrawal.public_id, withdrawal.player_name,
  withdrawal.player_ref, withdrawal.units, withdrawal.currency, '{}'::jsonb, said.staff, said.username, said.at, now() + interval '30 days'
from withdrawal_approval said join withdrawal on withdrawal.id = said.withdrawal where withdrawal.status = 'REQUESTED'
union all
select 'ap_' || substr(md5(random()::text || withdrawal.id || back.staff), 1, 20), withdrawal.brand_id, 'withdrawals.return', withdrawal.public_id, withdrawal.player_name,
  withdrawal.player_ref, back.returned_units, withdrawal.currency, jsonb_build_object('returned', back.returned_units::text, 'reference', back.reference), back.staff, back.username,
  back.at, now() + interval '30 days'
from payout_return back join withdrawal on withdrawal.id = back.withdrawal
where withdrawal.status = 'SENT'
  and back.sent_step = (select max(n) from cashier_step where subject = 'withdrawal' and subject_id = withdrawal.id and to_status = 'SENT');

drop table payout_return;
