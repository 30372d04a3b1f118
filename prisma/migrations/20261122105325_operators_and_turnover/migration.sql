-- CreateTable
CREATE TABLE "operator" (
    "id" SERIAL NOT NULL,
    "merchant_id" INTEGER NOT NULL,
    "username" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "password_hash" TEXT NOT NULL,
    "role" TEXT NOT NULL,
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "last_login_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "operator_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "audit_entry" (
    "id" BIGSERIAL NOT NULL,
    "merchant_id" INTEGER NOT NULL,
    "operator_id" INTEGER NOT NULL,
    "operator_name" TEXT NOT NULL,
    "role" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "entity" TEXT NOT NULL,
    "entity_id" TEXT NOT NULL,
    "before" JSONB,
    "after" JSONB,
    "reason" TEXT NOT NULL DEFAULT '',
    "ip" TEXT NOT NULL,
    "request_id" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "previous_hash" TEXT NOT NULL,
    "hash" TEXT NOT NULL,

    CONSTRAINT "audit_entry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "turnover_requirement" (
    "id" BIGSERIAL NOT NULL,
    "merchant_id" INTEGER NOT NULL,
    "member_id" INTEGER NOT NULL,
    "source" TEXT NOT NULL,
    "reference" TEXT NOT NULL,
    "required" BIGINT NOT NULL,
    "done" BIGINT NOT NULL DEFAULT 0,
    "state" TEXT NOT NULL DEFAULT 'ACTIVE',
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "turnover_requirement_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "turnover_part" (
    "requirement_id" BIGINT NOT NULL,
    "category" TEXT NOT NULL,
    "done" BIGINT NOT NULL,

    CONSTRAINT "turnover_part_pkey" PRIMARY KEY ("requirement_id","category")
);

-- CreateTable
CREATE TABLE "turnover_cursor" (
    "member_id" INTEGER NOT NULL,
    "round_id" BIGINT NOT NULL,
    "round_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "turnover_cursor_pkey" PRIMARY KEY ("member_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "operator_merchant_id_username_key" ON "operator"("merchant_id", "username");

-- CreateIndex
CREATE INDEX "audit_entry_merchant_id_at_idx" ON "audit_entry"("merchant_id", "at");

-- CreateIndex
CREATE INDEX "audit_entry_merchant_id_entity_entity_id_idx" ON "audit_entry"("merchant_id", "entity", "entity_id");

-- CreateIndex
CREATE INDEX "turnover_requirement_member_id_state_idx" ON "turnover_requirement"("member_id", "state");

-- CreateIndex
CREATE UNIQUE INDEX "turnover_requirement_source_reference_key" ON "turnover_requirement"("source", "reference");

-- AddForeignKey
ALTER TABLE "turnover_part" ADD CONSTRAINT "turnover_part_requirement_id_fkey" FOREIGN KEY ("requirement_id") REFERENCES "turnover_requirement"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What was done stays written.
CREATE TRIGGER refuse_change BEFORE UPDATE OR DELETE ON audit_entry FOR EACH ROW EXECUTE FUNCTION ledger_refuse_change();
CREATE TRIGGER refuse_truncate BEFORE TRUNCATE ON audit_entry FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
ALTER TABLE turnover_requirement ADD CHECK (done >= 0 AND done <= required AND required > 0);
ALTER TABLE turnover_part ADD CHECK (done >= 0);
