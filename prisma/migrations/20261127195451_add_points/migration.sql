-- CreateTable
CREATE TABLE "point_lot" (
    "member_id" INTEGER NOT NULL,
    "last_day" DATE NOT NULL,
    "merchant_id" INTEGER NOT NULL,
    "left" INTEGER NOT NULL,

    CONSTRAINT "point_lot_pkey" PRIMARY KEY ("member_id","last_day")
);

-- CreateTable
CREATE TABLE "point_entry" (
    "id" BIGSERIAL NOT NULL,
    "merchant_id" INTEGER NOT NULL,
    "member_id" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "points" INTEGER NOT NULL,
    "reference" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "point_entry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "point_day" (
    "merchant_id" INTEGER NOT NULL,
    "day" DATE NOT NULL,

    CONSTRAINT "point_day_pkey" PRIMARY KEY ("merchant_id","day")
);

-- CreateIndex
CREATE INDEX "point_lot_last_day_idx" ON "point_lot"("last_day");

-- CreateIndex
CREATE INDEX "point_entry_member_id_id_idx" ON "point_entry"("member_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "point_entry_member_id_kind_reference_key" ON "point_entry"("member_id", "kind", "reference");

ALTER TABLE "point_lot" ADD CONSTRAINT "point_lot_left_check" CHECK ("left" >= 0);
ALTER TABLE "point_entry" ADD CONSTRAINT "point_entry_points_check" CHECK ("points" <> 0 AND ("kind" = 'EARNED') = ("points" > 0));
