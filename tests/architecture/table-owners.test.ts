/**
 * A table has one owner: the feature, or the part below the features, whose schema file it is in. It is written there, elsewhere in its
 * area, or by the back office, which manages what the others show; what else writes it is named here. The ledger asks no other's tables.
 */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { AREAS } from '#server/platform/areas.ts'
import { readSource, sourcesIn, withoutComments } from '#tests/support/sources.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Schema files that are of no feature, by where their tables are written. */
const BELOW_FEATURES: Readonly<Record<string, string>> = {
  ledger: 'ledger',
  provider: 'providers',
  'short-lived': 'platform',
}

const areaOfFeature = new Map(
  AREAS.flatMap((area) => readdirSync(join(root, 'server/features', area)).map((feature): [string, string] => [feature, area])),
)
const areaOfSchema = (schema: string) => BELOW_FEATURES[schema] ?? areaOfFeature.get(schema)

interface Table {
  name: string
  /** As Prisma's client spells it: `rewardTicket`. */
  model: string
  schema: string
}
const tables = readdirSync(join(root, 'prisma/schema')).flatMap((file) =>
  [...readSource(`prisma/schema/${file}`).matchAll(/^model (\w)(\w*) \{([\s\S]*?)^\}/gm)].map(
    ([, first = '', rest = '', body = '']): Table => {
      const model = first.toLowerCase() + rest
      return { name: /@@map\("(\w+)"\)/.exec(body)?.[1] ?? model, model, schema: file.replace('.prisma', '') }
    },
  ),
)

const files = sourcesIn('server')
  .map((path) => ({ file: path.slice('server/'.length), text: withoutComments(readSource(path)) }))
  .filter(({ file }) => !/^(?:cli|testing)\//.test(file))
const placeOf = (file: string) => (file.startsWith('features/') ? file.split('/')[1] : file.split('/')[0])

const WRITES_SQL = /\b(?:INSERT\s+INTO|UPDATE|DELETE\s+FROM)\s+(?:ONLY\s+)?"?(\w+)/g
const WRITES_MODEL = /\.(\w+)\s*\.\s*(?:create|update|upsert|delete)\w*\(/g
const byName = new Map(tables.flatMap((table) => [[table.name, table] as const, [table.model, table] as const]))

function writesOf({ file, text }: (typeof files)[number]): string[] {
  const named = [WRITES_SQL, WRITES_MODEL].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(([, name = '']) => byName.get(name)),
  )
  const place = placeOf(file)
  return named
    .filter((table) => table !== undefined)
    .filter(({ schema }) => place !== areaOfSchema(schema) && place !== 'back-office')
    .map(({ name }) => `${file} ${name}`)
}

/** The others, each with why. */
const WRITTEN_ELSEWHERE: Readonly<Record<string, string>> = {
  'audit/audit-log.repository.ts audit_chain':
    'what operators do is written down in the transaction that does it, below all features',
  'audit/audit-log.repository.ts audit_entry': 'the same',
  'features/agents/downline/downline.repository.ts member': 'an agent opens and changes the accounts of its downline',
  'features/identity/avatar/avatar.repository.ts media': 'all pictures are in one place, which serves them',
  'features/money/deposit/deposit-block.repository.ts member': 'who may not deposit is frozen',
  'letters/letter.repository.ts inbox_message': 'letters come from every feature; the inbox shows them',
  'integrations/mail/mail-outbox.repository.ts mail_outbox': 'the stand-in for a mail server keeps what it was given',
  'integrations/sms/sms-outbox.repository.ts sms_outbox': 'the stand-in for a gateway of text messages, the same',
  'platform/server-key.repository.ts server_key': 'keys are there before any feature',
}

describe('a table', () => {
  it('is of a feature, or of a part below the features', () => {
    expect(tables.length).toBeGreaterThan(100)
    expect([...new Set(tables.map(({ schema }) => schema))].filter((schema) => areaOfSchema(schema) === undefined)).toEqual([])
  })

  it('is written in its own area or by the back office, or a reason is given here', () => {
    expect([...new Set(files.flatMap(writesOf))].toSorted()).toEqual(Object.keys(WRITTEN_ELSEWHERE).toSorted())
  })

  it('of a feature is not known to the ledger, which asks features for causes', () => {
    const ofFeatures = tables.filter(({ schema }) => schema !== 'ledger')
    const asked = files
      .filter(({ file }) => file.startsWith('ledger/'))
      .flatMap(({ file, text }) =>
        ofFeatures
          .filter(({ name }) => new RegExp(String.raw`\b(?:FROM|JOIN|INTO|UPDATE) ${name}\b`).test(text))
          .map(({ name }) => `${file} ${name}`),
      )
    expect(asked).toEqual([])
  })
})
