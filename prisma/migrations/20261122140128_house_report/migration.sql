-- CreateTable
CREATE TABLE "house_day" (
    "merchant_id" INTEGER NOT NULL,
    "day" DATE NOT NULL,
    "deposits" INTEGER NOT NULL,
    "deposited" BIGINT NOT NULL,
    "deposit_fees" BIGINT NOT NULL,
    "first_deposits" INTEGER NOT NULL,
    "first_deposited" BIGINT NOT NULL,
    "withdrawals" INTEGER NOT NULL,
    "withdrawn" BIGINT NOT NULL,
    "withdrawal_fees" BIGINT NOT NULL,
    "bets" INTEGER NOT NULL,
    "staked" BIGINT NOT NULL,
    "paid_out" BIGINT NOT NULL,
    "players" INTEGER NOT NULL,
    "promotions" BIGINT NOT NULL,
    "adjustments" BIGINT NOT NULL,
    "agent_income" BIGINT NOT NULL,
    "registered" INTEGER NOT NULL,

    CONSTRAINT "house_day_pkey" PRIMARY KEY ("merchant_id","day")
);

-- CreateIndex
CREATE INDEX "deposit_merchant_id_ended_at_idx" ON "deposit"("merchant_id", "ended_at");

-- CreateIndex
CREATE INDEX "withdrawal_merchant_id_closed_at_idx" ON "withdrawal"("merchant_id", "closed_at");

-- A day of every merchant is read by its time.
CREATE INDEX game_round_age ON game_round USING brin (created_at);
CREATE INDEX ledger_posting_age ON ledger_posting USING brin (created_at);

-- The sweep (LED-10) finds adjustments that nobody proposed and confirmed, too (LED-17).
CREATE OR REPLACE FUNCTION ledger_reconcile(p_started_at TIMESTAMPTZ) RETURNS BIGINT LANGUAGE plpgsql AS $$
DECLARE
  v_sweep BIGINT;
BEGIN
  INSERT INTO ledger_sweep (started_at, finished_at, accounts, findings) VALUES (p_started_at, p_started_at, 0, 0) RETURNING id INTO v_sweep;
  INSERT INTO ledger_drift (sweep_id, kind, account_id, entry_id, stored, summed)
    WITH per_account AS (SELECT account_id, sum(amount) AS summed FROM ledger_posting GROUP BY account_id)
    SELECT v_sweep, 'BALANCE', a.id, NULL::bigint, a.balance, coalesce(p.summed, 0)::bigint
      FROM ledger_account a LEFT JOIN per_account p ON p.account_id = a.id
      WHERE a.balance IS NOT NULL AND a.balance <> coalesce(p.summed, 0)
    UNION ALL
    SELECT v_sweep, CASE WHEN sum(p.amount) <> 0 THEN 'ENTRY' ELSE 'ASSET' END, NULL, p.entry_id, 0, sum(p.amount)::bigint
      FROM ledger_posting p LEFT JOIN ledger_account a ON a.id = p.account_id
      GROUP BY p.entry_id HAVING sum(p.amount) <> 0 OR min(a.asset) <> max(a.asset)
    UNION ALL
    SELECT v_sweep, 'HOLD', a.id, NULL, a.balance, coalesce(h.pending, 0)::bigint
      FROM ledger_account a
      LEFT JOIN (SELECT locked_account_id, sum(amount) AS pending FROM ledger_hold WHERE state = 'PENDING' GROUP BY 1) h ON h.locked_account_id = a.id
      WHERE a.kind = 'MEMBER_LOCKED' AND a.balance <> coalesce(h.pending, 0)
    UNION ALL
    SELECT v_sweep, 'BYPASS', NULL, e.id, NULL, NULL
      FROM ledger_entry e
      WHERE e.type = 'ADJUSTMENT' AND NOT EXISTS (SELECT FROM adjustment d WHERE d.entry_id = e.id AND d.state = 'CONFIRMED');
  UPDATE ledger_sweep s SET
    finished_at = p_started_at + (clock_timestamp() - statement_timestamp()),
    accounts = (SELECT count(*) FROM ledger_account WHERE balance IS NOT NULL),
    findings = (SELECT count(*) FROM ledger_drift d WHERE d.sweep_id = v_sweep)
  WHERE s.id = v_sweep;
  RETURN v_sweep;
END $$;
