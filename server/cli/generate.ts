/** Runs after `npm install`: every script needs the Prisma client, and the compiler the types of the texts. */
import { buildPrismaClient } from './build-stale.ts'
import { writeTextTypes } from './text-types.ts'

await Promise.all([buildPrismaClient(), writeTextTypes()])
