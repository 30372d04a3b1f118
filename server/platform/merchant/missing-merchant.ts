import { exampleOf } from '#server/config/environment.ts'
import { withClient } from '../with-client.ts'

const TRIAL_SUFFIX = /trial$/

/** An error line if PALARO_MERCHANT names a merchant that the (migrated) database does not have; otherwise undefined. */
export async function missingMerchant(databaseUrl: string, code: string): Promise<string | undefined> {
  const codes = await withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ code: string }>('SELECT code FROM merchant ORDER BY id LIMIT 20')
    return rows.map((row) => row.code)
  })
  if (codes.includes(code) || codes.includes(code.replace(TRIAL_SUFFIX, ''))) return undefined
  const there = codes.length > 0 ? `there are ${codes.join(', ')}` : 'there is none yet (npm run merchant)'
  return `PALARO_MERCHANT: there is no merchant ${code}; ${there}, ${exampleOf('PALARO_MERCHANT')}`
}
