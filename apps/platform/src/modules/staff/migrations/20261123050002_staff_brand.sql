-- Up Migration
-- Whose players, money and staff a person sees. None: the house, which sees every brand's, and alone sees what is not a brand's (vendors, the ledger's proof).
alter table staff add column brand_id bigint references brand;
