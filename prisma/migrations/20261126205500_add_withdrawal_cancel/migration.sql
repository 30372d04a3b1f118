-- A member may cancel an order that waits for review (LED-18).
ALTER TABLE withdrawal DROP CONSTRAINT withdrawal_state_check;
ALTER TABLE withdrawal ADD CHECK (state IN ('PENDING', 'APPROVED', 'PAID', 'REJECTED', 'CANCELLED'));
-- No operator closes what its member cancelled.
ALTER TABLE withdrawal ADD CHECK (state <> 'CANCELLED' OR closed_at IS NOT NULL AND closed_by IS NULL AND approved_at IS NULL);
