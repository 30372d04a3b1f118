-- CreateTable
CREATE TABLE "rebate_line" (
    "id" BIGSERIAL NOT NULL,
    "bill_id" BIGINT NOT NULL,
    "payee_id" INTEGER NOT NULL,
    "day" DATE NOT NULL,
    "branch_id" INTEGER,
    "game_type" TEXT NOT NULL,
    "rate" INTEGER NOT NULL,
    "below" INTEGER NOT NULL,
    "bets" INTEGER NOT NULL,
    "turnover" BIGINT NOT NULL,
    "amount" BIGINT NOT NULL,

    CONSTRAINT "rebate_line_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "rebate_line_bill_id_idx" ON "rebate_line"("bill_id");

-- CreateIndex
CREATE INDEX "rebate_line_payee_id_day_idx" ON "rebate_line"("payee_id", "day");
CREATE TRIGGER refuse_change BEFORE UPDATE OR DELETE ON rebate_line FOR EACH ROW EXECUTE FUNCTION ledger_refuse_change();

-- Writes a day's bills, each with its lines; how many. Once a day and merchant: the run's row is the caller's.
CREATE FUNCTION rebate_write_bills(p_merchant INTEGER, p_day DATE, p_from TIMESTAMPTZ, p_until TIMESTAMPTZ, p_status TEXT, p_now TIMESTAMPTZ)
RETURNS INTEGER LANGUAGE plpgsql AS $$
DECLARE
  v_bills INTEGER;
BEGIN
  WITH shares AS MATERIALIZED (
    SELECT * FROM rebate_shares(p_merchant, p_from, p_until)
  ), written AS (
    INSERT INTO agent_bill (merchant_id, kind, payee_id, period_start, period_end, status, gross, funded, deducted, net, statement, created_at)
    SELECT p_merchant, 'REBATE', payee_id, p_from, p_until, p_status, sum(amount), sum(amount), 0, sum(amount), '{"kind": "REBATE", "lines": []}', p_now
    FROM shares GROUP BY payee_id HAVING sum(amount) <> 0
    RETURNING id, payee_id
  ), lines AS (
    INSERT INTO rebate_line (bill_id, payee_id, day, branch_id, game_type, rate, below, bets, turnover, amount)
    SELECT w.id, s.payee_id, p_day, s.branch_id, s.game_type, s.rate, s.below, s.bets, s.turnover, s.amount
    FROM shares s JOIN written w ON w.payee_id = s.payee_id
  )
  SELECT count(*) INTO v_bills FROM written;
  RETURN v_bills;
END $$;
