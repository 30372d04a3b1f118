/** `npm run audit -- seal`: see `seal-audit.ts`. */
import { parseArgs } from 'node:util'
import { readConfig } from '#server/config/config.ts'
import { systemClock } from '#server/platform/clock.ts'
import { type SealOutcome, sealAuditChains } from './seal-audit.ts'
import { withDatabase } from './with-database.ts'

const USAGE = `Usage:
  AUDIT_KEY=… npm run audit -- seal

Seals the end of each merchant's audit log with AUDIT_KEY, where the database's own key sealed it until now. Stop the servers first, and start
them with the same AUDIT_KEY.`

const SAYS: Record<SealOutcome, string> = {
  SEALED: 'sealed with AUDIT_KEY',
  SEALED_BEFORE: 'sealed with AUDIT_KEY before',
  BROKEN: 'left as it is, because it is broken: compare it with the heads you keep',
}

function refuse(message: string): never {
  throw new Error(`${message}\n\n${USAGE}`)
}

async function run(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true, options: {} })
  if (positionals.join(' ') !== 'seal') return refuse('Which command?')
  const config = readConfig()
  const { auditKey } = config
  if (auditKey === undefined) return refuse('AUDIT_KEY is not set.')
  const outcomes = await withDatabase(config, (database) => sealAuditChains({ database, clock: systemClock }, auditKey))
  for (const [code, outcome] of outcomes) console.log(`${code}: ${SAYS[outcome]}`)
  if (outcomes.size === 0) console.log('No audit log has an entry yet: it begins with AUDIT_KEY.')
  if ([...outcomes.values()].includes('BROKEN')) process.exitCode = 1
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
})
