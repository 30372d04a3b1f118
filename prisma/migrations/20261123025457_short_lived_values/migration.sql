-- CreateTable
CREATE TABLE "short_lived_value" (
    "key" TEXT NOT NULL,
    "field" TEXT NOT NULL DEFAULT '',
    "value" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3),

    CONSTRAINT "short_lived_value_pkey" PRIMARY KEY ("key","field")
);
