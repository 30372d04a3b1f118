/** `npm run bench`: ratios, both sides in one run. Load stays on loopback and stops by itself. */
import { buildPages, buildPrismaClient } from '#server/cli/build-stale.ts'

await Promise.all([buildPrismaClient(), buildPages()])
// Imports what was just built.
await import('./all-figures.ts')
