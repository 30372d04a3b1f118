-- AlterTable
ALTER TABLE "media" ADD COLUMN     "owner_id" INTEGER;

-- CreateIndex
CREATE INDEX "media_owner_id_idx" ON "media"("owner_id");

-- Pictures members uploaded before: each is its one user's; what nobody shows any more goes. One that several show stays as it is.
UPDATE "media" m SET "owner_id" = u."id"
FROM (SELECT "avatar", min("id") AS "id" FROM "member" GROUP BY "avatar" HAVING count(*) = 1) u
WHERE m."content_type" = 'image/webp' AND m."hash" = u."avatar";

DELETE FROM "media" m
WHERE m."content_type" = 'image/webp' AND NOT EXISTS (SELECT 1 FROM "member" WHERE "avatar" = m."hash");
