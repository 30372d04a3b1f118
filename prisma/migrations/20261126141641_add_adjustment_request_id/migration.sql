-- AlterTable
ALTER TABLE "adjustment" ADD COLUMN     "request_id" TEXT;

-- CreateIndex
CREATE UNIQUE INDEX "adjustment_proposed_by_id_request_id_key" ON "adjustment"("proposed_by_id", "request_id");
