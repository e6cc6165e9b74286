-- Up Migration

-- Where the bills of a brand's contracts of one kind and period have come to: all periods before
-- `next_start` are settled.
create table contract_run (
  brand_id bigint not null references brand,
  kind text not null,
  period text not null,
  next_start timestamptz not null,
  primary key (brand_id, kind, period)
);

-- What players did in a period, frozen when it was settled, with where they stood in the tree. A row
-- for each category; what is of none has the empty one. Ledger units of the brand's currency.
create table contract_measure (
  brand_id bigint not null references brand,
  kind text not null,
  period text not null,
  period_start timestamptz not null,
  player_id bigint not null references player,
  category text not null,
  -- Null under the house.
  parent_id bigint references player,
  depth int not null,
  turnover bigint not null,
  net_loss bigint not null,
  -- Deposits less withdrawals.
  cash bigint not null,
  -- In the row without a category: whether both minimums of an active member are reached.
  is_active boolean not null,
  -- Of the player's team, the player included: `team_active` in the row without a category.
  team_turnover bigint not null,
  team_net_loss bigint not null,
  team_active int not null,
  primary key (brand_id, kind, period, period_start, player_id, category)
);
create index contract_measure_of_player on contract_measure (player_id);
create index contract_measure_below
  on contract_measure (brand_id, kind, period, period_start, parent_id);

-- What a contract came to in a period. Ledger units, `gross` and `payable` of whole minor ones.
create table contract_bill (
  id bigint generated always as identity primary key,
  public_id text not null unique check (public_id ~ '^bl_[0-9a-v]{20}$'),
  brand_id bigint not null references brand,
  contract_id bigint not null references contract,
  player_id bigint not null references player,
  kind text not null,
  period text not null,
  currency text not null,
  period_start timestamptz not null,
  period_end timestamptz not null,
  -- The contract's terms as they were: [{minTurnover, minNetLoss, minActive, ppm}], amounts as text,
  -- and its categories; null for all.
  tiers jsonb not null,
  mode text not null,
  categories text[],
  -- Of the team; `base` with what was carried in.
  turnover bigint not null,
  net_loss bigint not null,
  active int not null,
  cash bigint not null,
  base bigint not null,
  -- The place of the tier that was met, from 0 on, and its millionths; null for none.
  tier int,
  ppm int,
  gross bigint not null check (gross >= 0),
  down_gross bigint not null,
  payable bigint not null check (payable >= 0),
  -- What downlines took beyond the gross amount.
  shortfall bigint not null,
  carry_in bigint not null,
  carry_out bigint not null check (carry_out <= 0),
  state text not null check (
    state in (
      'CALCULATED', 'NOT_QUALIFIED', 'PENDING_REVIEW', 'PAYABLE', 'PAID', 'REJECTED', 'REVERSED'
    )
  ),
  -- Why staff look at it before it is paid.
  review text[] not null default '{}',
  version int not null default 1,
  made_at timestamptz not null default now(),
  -- Tried again from then on, where its agent could not be paid.
  due_at timestamptz not null default now(),
  -- What stood in the way when it was tried last.
  held_for text,
  decided_at timestamptz,
  -- A person of staff, by name, and why.
  decided_by text,
  reason text,
  paid_at timestamptz,
  unique (contract_id, period_start),
  check ((state in ('PAID', 'REVERSED')) <= (paid_at is not null)),
  check ((state = 'PENDING_REVIEW') <= (review <> '{}'))
);
create index contract_bill_of_player on contract_bill (player_id, kind, period_start desc, id desc);
create index contract_bill_of_brand on contract_bill (brand_id, period_end desc, id desc);
create index contract_bill_due on contract_bill (due_at, id) where state = 'PAYABLE';
create index contract_bill_review on contract_bill (made_at, id) where state = 'PENDING_REVIEW';

-- What the nearest downlines with a contract took of a bill's gross amount.
create table contract_bill_part (
  bill_id bigint not null references contract_bill,
  player_id bigint not null references player,
  gross bigint not null,
  primary key (bill_id, player_id)
);
create index contract_bill_part_of_player on contract_bill_part (player_id, bill_id);
