/** `npm run new -- <area>/<feature>`: writes a feature that passes `npm run check`, ready to be filled. */
import { writeFeature } from './new-feature/write-feature.ts'

try {
  const { created, changed } = await writeFeature(process.argv[2])
  for (const path of created) console.log(`new      ${path}`)
  for (const path of changed) console.log(`changed  ${path}`)
  console.log('\nNext: its contract, its tables (prisma/schema, npm run migrate:new), repository and texts; then npm run check.')
  console.log(
    'A new rule gets the next free number of its area in server/docs/rules/; name it in the title of the test that proves it.',
  )
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
