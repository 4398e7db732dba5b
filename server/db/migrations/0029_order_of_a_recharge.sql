-- Which order a recharge holds is settled when it is handed in, like its sum and its evidence.
drop trigger recharges_guard on recharges;
--> statement-breakpoint
create trigger recharges_guard before update on recharges for each row
  when (old.status <> 0
    or (old.id, old.user_id, old.method, old.network, old.deposit_address, old.own_address,
      old.transaction_hash, old.amount_cents, old.evidence_id, old.evidence_hash, old.submitted_at,
      old.order_id)
    is distinct from (new.id, new.user_id, new.method, new.network, new.deposit_address,
      new.own_address, new.transaction_hash, new.amount_cents, new.evidence_id, new.evidence_hash,
      new.submitted_at, new.order_id))
  execute function refuse_change('an audit resolves once');
