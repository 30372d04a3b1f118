-- CreateTable
CREATE TABLE "test_account" (
    "member_id" INTEGER NOT NULL,
    "issued_by" TEXT NOT NULL,
    "used_by" TEXT NOT NULL,
    "max_funds" BIGINT NOT NULL,
    "active_from" TIMESTAMPTZ(3) NOT NULL,
    "active_until" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "test_account_pkey" PRIMARY KEY ("member_id")
);

-- Testers' accounts there are already.
INSERT INTO "test_account" ("member_id", "issued_by", "used_by", "max_funds", "active_from", "active_until")
SELECT "id", 'seed', 'QA', 1000000000000, "created_at", now() + INTERVAL '10 years' FROM "member" WHERE "is_test";
