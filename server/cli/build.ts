/** Builds everything in advance, for images, so that a server starts without building. */
import { buildPages, buildPrismaClient } from './build-stale.ts'

await buildPrismaClient()
await buildPages()
console.log('Built the Prisma client and the pages.')
