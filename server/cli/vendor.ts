/** `npm run vendor -- key CODE`: makes or renews a vendor's key to the wallet API, on any environment's database. */
import { parseArgs } from 'node:util'
import { readConfig } from '#server/config/config.ts'
import { AppError } from '#server/platform/app-error.ts'
import { systemClock } from '#server/platform/clock.ts'
import { createDatabase } from '#server/platform/database.ts'
import { openDatabase } from '#server/platform/open-database.ts'
import { type NewVendorKey, renewVendorKey } from './vendor-key.ts'

const USAGE = `Usage:
  npm run vendor -- key CODE [--after-win refuse|compensate]

Makes the key by which the vendor's server signs its calls to the wallet API, or a new one; the old one stays valid for a day.
--after-win: what becomes of a rollback of a bet whose round has won. It is refused, unless the contract with the vendor says otherwise.`

function refuse(message: string): never {
  throw new Error(`${message}\n\n${USAGE}`)
}

function readArguments(): NewVendorKey {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { 'after-win': { type: 'string' } } })
  const [command, vendorCode] = positionals
  if (command !== 'key' || !vendorCode) return refuse('Which vendor?')
  const asked = values['after-win']?.toUpperCase()
  if (asked !== undefined && asked !== 'REFUSE' && asked !== 'COMPENSATE') return refuse('--after-win is refuse or compensate.')
  return { vendorCode, afterWin: asked }
}

async function run(): Promise<void> {
  const asked = readArguments()
  const opened = await openDatabase(readConfig(), () => {})
  const database = createDatabase({ url: opened.url, poolSize: 2 })
  try {
    const secret = await renewVendorKey({ database, clock: systemClock }, asked)
    console.log(`Key of ${asked.vendorCode}, shown only now: ${secret}`)
  } catch (error) {
    throw error instanceof AppError ? new Error(`There is no vendor "${asked.vendorCode}".`) : error
  } finally {
    await database.close()
    await opened.stop()
  }
}

run().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
