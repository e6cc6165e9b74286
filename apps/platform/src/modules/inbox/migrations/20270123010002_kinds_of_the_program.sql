-- Up Migration

-- Which kinds of messages there are is said by the program alone, with their words: a module that
-- brings a kind along needs no change of these tables.
alter table inbox_message drop constraint inbox_message_kind_check;
alter table inbox_message add constraint inbox_message_kind_check check (kind ~ '^[a-z]{1,20}$');
alter table inbox_mail drop constraint inbox_mail_kind_check;
alter table inbox_mail add constraint inbox_mail_kind_check check (kind ~ '^[a-z]{1,20}$');
