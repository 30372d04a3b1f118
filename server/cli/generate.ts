/** Runs after `npm install`: every script needs the Prisma client. */
import { buildPrismaClient } from './build-stale.ts'

await buildPrismaClient()
