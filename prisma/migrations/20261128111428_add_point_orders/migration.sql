-- CreateTable
CREATE TABLE "point_order" (
    "id" BIGSERIAL NOT NULL,
    "merchant_id" INTEGER NOT NULL,
    "member_id" INTEGER NOT NULL,
    "ticket_id" BIGINT NOT NULL,
    "delivery" TEXT NOT NULL,
    "recipient" JSONB,
    "points" INTEGER NOT NULL,
    "lots" JSONB NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'ORDERED',
    "note" TEXT NOT NULL DEFAULT '',
    "ordered_at" TIMESTAMPTZ(3) NOT NULL,
    "closed_at" TIMESTAMPTZ(3),
    "closed_by_id" INTEGER,

    CONSTRAINT "point_order_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "point_order_ticket_id_key" ON "point_order"("ticket_id");

-- CreateIndex
CREATE INDEX "point_order_merchant_id_state_id_idx" ON "point_order"("merchant_id", "state", "id");

-- CreateIndex
CREATE INDEX "point_order_member_id_id_idx" ON "point_order"("member_id", "id");
ALTER TABLE "point_order" ADD CONSTRAINT "point_order_points_check" CHECK ("points" > 0);
ALTER TABLE "point_entry" DROP CONSTRAINT "point_entry_points_check";
ALTER TABLE "point_entry" ADD CONSTRAINT "point_entry_points_check" CHECK ("points" <> 0 AND ("kind" IN ('EARNED', 'RETURNED')) = ("points" > 0));
