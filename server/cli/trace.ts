/** `npm run trace`: each rule's id with the tests that name it. `--missing` lists only ids without one. */
import { provedBy } from './proofs.ts'
import { rules } from './rules.ts'

const proofs = provedBy()
const known = rules().map(({ id }) => id)
const isMissingOnly = process.argv.includes('--missing')
for (const id of known) {
  const tests = proofs.get(id) ?? []
  if (isMissingOnly && tests.length > 0) continue
  console.log(id)
  for (const test of tests) console.log(`    ${test}`)
}
console.log(`${known.filter((id) => proofs.has(id)).length} of ${known.length} rules have a test`)
