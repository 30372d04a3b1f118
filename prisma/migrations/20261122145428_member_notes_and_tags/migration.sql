-- CreateTable
CREATE TABLE "member_note" (
    "id" BIGSERIAL NOT NULL,
    "merchant_id" INTEGER NOT NULL,
    "member_id" INTEGER NOT NULL,
    "operator_id" INTEGER NOT NULL,
    "operator_name" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "member_note_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "member_tag" (
    "member_id" INTEGER NOT NULL,
    "tag" TEXT NOT NULL,
    "merchant_id" INTEGER NOT NULL,
    "tagged_by_id" INTEGER NOT NULL,
    "tagged_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "member_tag_pkey" PRIMARY KEY ("member_id","tag")
);

-- CreateIndex
CREATE INDEX "member_note_member_id_id_idx" ON "member_note"("member_id", "id");

-- CreateIndex
CREATE INDEX "member_tag_merchant_id_tag_idx" ON "member_tag"("merchant_id", "tag");

-- AddForeignKey
ALTER TABLE "member_tag" ADD CONSTRAINT "member_tag_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "member"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE member_note ADD CHECK (char_length(text) BETWEEN 1 AND 500);
CREATE TRIGGER refuse_change BEFORE UPDATE OR DELETE ON member_note FOR EACH ROW EXECUTE FUNCTION ledger_refuse_change();
CREATE TRIGGER refuse_truncate BEFORE TRUNCATE ON member_note FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();

ALTER TABLE member_tag ADD CHECK (char_length(tag) BETWEEN 1 AND 24);
