/** Builds everything in advance, for images, so that a server starts without building. */
import { buildApiDocs } from './build-api-docs.ts'
import { buildPages, buildPrismaClient } from './build-stale.ts'

await buildPrismaClient()
await buildPages()
await buildApiDocs()
console.log('Built the Prisma client, the pages and the API descriptions.')
