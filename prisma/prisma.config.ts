import { defineConfig } from 'prisma/config'

/** For the Prisma CLI alone; the product migrates through `server/platform/migrate.ts`, which needs no download. */
export default defineConfig({
  schema: 'schema',
  migrations: { path: 'migrations' },
  datasource: { url: process.env.DATABASE_URL ?? 'postgresql://localhost:5432/palaro' },
})
