-- Up Migration
-- A charge-back: the payment company or the bank took the money back after it was credited.
insert into cashier_move (subject, from_status, to_status) values ('deposit', 'SUCCEEDED', 'REVERSED');
