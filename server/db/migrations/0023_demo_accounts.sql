ALTER TABLE "users" ADD COLUMN "is_demo" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Of the accounts before, only the demo's own began with a balance.
update users set is_demo = true where account = 'demo' and exists (
  select from transfers t join accounts a on a.id = t.credit_account_id
  where t.kind = 'openingBalance' and a.user_id = users.id);
