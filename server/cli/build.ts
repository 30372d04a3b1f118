/** Builds everything a server needs to start without building: for images. */
import { buildPages, buildPrismaClient } from './build-stale.ts'

await buildPrismaClient()
await buildPages()
console.log('Built the Prisma client and the pages.')
