/**
 * Where SQL may be, and who writes the ledger.
 *
 * - routes → service → repository: in features, and in what they build on, only a `*.repository.ts` asks the database. A statement
 *   that several repositories share is a text in a `*.sql.ts`, which asks nothing itself.
 * - Only `server/ledger` writes the ledger: its tables, the rounds of games, and the SQL functions that post. Reports and statements may
 *   read all of them, in their repositories: a sum over postings is theirs, a balance that money is paid by is asked of the ledger.
 * - Every connection is made by `connectionTo`, which sets the session's zone.
 */
import { describe, expect, it } from 'vitest'
import { readSource, sourcesIn, withoutComments } from '#tests/support/sources.ts'

/** Asking the database: a model of Prisma, a raw query, `pg`; or having what one could ask by. */
const ASKS = [
  /\bprisma\b(?!\/)/,
  /\btx\s*\.\s*[a-z]\w*\s*\.\s*\w+\(/,
  /\$(queryRaw|executeRaw)/,
  /\.query\s*[(<]/,
  /import [^;]*\b(Database|Pool|PoolClient|PrismaClient)\b[^;]*from '#server\/platform\/database\.ts'/,
]
const STATEMENT = /\b(INSERT\s+INTO\s+\w|DELETE\s+FROM\s+\w|UPDATE\s+\w+\s+(\w+\s+)?SET\b|SELECT\b[\s\S]{0,400}?\bFROM\s+\w)/

function faultsOf(path: string, text: string): string[] {
  if (path.endsWith('.repository.ts')) return []
  const code = withoutComments(text)
  const asks = ASKS.some((pattern) => pattern.test(code.replaceAll("'#prisma/client.ts'", '')))
  return [
    ...(asks ? [`${path} asks the database`] : []),
    ...(!path.endsWith('.sql.ts') && STATEMENT.test(code) ? [`${path} holds SQL`] : []),
  ]
}

const TABLES = [...readSource('prisma/schema/ledger.prisma').matchAll(/@@map\("(\w+)"\)/g)].map(([, table = '']) => table)
const MODELS = [...readSource('prisma/schema/ledger.prisma').matchAll(/^model (\w+)/gm)].map(([, model = '']) => model)
const anyOf = (names: readonly string[]) => `(?:${names.join('|')})`
const WRITES_LEDGER = [
  new RegExp(
    `\\b(INSERT\\s+INTO|UPDATE|DELETE\\s+FROM|MERGE\\s+INTO|TRUNCATE|COPY)\\s+(ONLY\\s+)?"?${anyOf([...TABLES, 'game_round'])}\\b`,
    'i',
  ),
  new RegExp(`\\.${anyOf([...MODELS, 'GameRound'])}\\s*\\.\\s*(create|update|upsert|delete)`, 'i'),
  /\b(ledger_(post|check|create)\w*|game_(settle|put)\w*)\s*\(/,
]
const writesLedger = (text: string) => WRITES_LEDGER.some((pattern) => pattern.test(withoutComments(text)))

describe('only repositories ask the database', () => {
  it('in features, and in what stands below them', () => {
    const files = sourcesIn(
      'server/features',
      'server/sessions',
      'server/audit',
      'server/letters',
      'server/http',
      'server/integrations',
    )

    expect(files.length).toBeGreaterThan(300)
    expect(files.flatMap((path) => faultsOf(path, readSource(path)))).toEqual([])
  })

  it.each([
    'await prisma.member.findUnique({ where })',
    'const { inboxMessage } = database.prisma',
    'await tx.banner.delete({ where: { id } })',
    'await tx.$executeRaw`VACUUM`',
    'await pool.query(TEXT)',
    "import type { Database } from '#server/platform/database.ts'",
    'const TEXT = `SELECT id\n  FROM member`',
    "const TEXT = 'UPDATE member m SET status = $1'",
  ])('which is found: %s', (text) => {
    expect(faultsOf('server/features/a/b/b.service.ts', text)).toHaveLength(1)
    expect(faultsOf('server/features/a/b/b.repository.ts', text)).toEqual([])
  })

  it('and a shared statement asks nothing itself', () => {
    expect(faultsOf('a.sql.ts', 'export const TEXT = `SELECT id FROM member`')).toEqual([])
    expect(faultsOf('a.sql.ts', 'await pool.query(TEXT)')).toHaveLength(1)
  })
})

describe('only the ledger writes the ledger', () => {
  it('in all of the server', () => {
    const files = sourcesIn('server').filter((path) => !path.startsWith('server/ledger/'))

    expect(TABLES).toEqual(expect.arrayContaining(['ledger_account', 'ledger_entry', 'ledger_posting', 'ledger_hold']))
    expect(files.filter((path) => writesLedger(readSource(path)))).toEqual([])
  })

  it.each([
    'INSERT INTO ledger_entry (id) VALUES (1)',
    'UPDATE ledger_account a SET balance = 0',
    'DELETE FROM  ledger_hold',
    'UPDATE game_round SET payout = 0',
    'await tx.ledgerPosting.createMany({ data })',
    'SELECT array_to_string(game_settle_instant($1))',
  ])('which is found: %s', (text) => {
    expect(writesLedger(text)).toBe(true)
    expect(writesLedger(`// ${text}`)).toBe(false)
  })

  it('and reading it for a report is no offence', () =>
    expect(writesLedger('SELECT sum(amount) FROM ledger_posting JOIN ledger_account a ON true')).toBe(false))
})

/** A client of what another is connected with, such as `pool.options`, is no new way. */
const OPENS = /\bnew (?:pg\.(?:Client|Pool)|PrismaPg)\((?!pool\b)(?![\s{.]*connectionTo\()/
const opensOtherwise = (text: string) => OPENS.test(withoutComments(text)) || /\bconnectionString\b/.test(withoutComments(text))

describe('one place says how a database is reached', () => {
  it('for servers, jobs, tools and tests', () => {
    const files = sourcesIn('server', 'seed', 'tests').filter((path) => path !== 'server/platform/connection-to.ts')

    expect(files.filter((path) => opensOtherwise(readSource(path)))).toEqual([])
  })

  it.each(['new pg.Client({ connectionString: url })', 'new pg.Pool(config)', 'new PrismaPg({ host })', 'new pg.Client()'])(
    'which is found: %s',
    (text) => expect(opensOtherwise(text)).toBe(true),
  )
  it.each([
    'new pg.Pool({\n  ...connectionTo(url),\n max: 1 })',
    'new PrismaPg(connectionTo(url))',
    'new pg.Client(pool.options)',
  ])('and not in %s', (text) => expect(opensOtherwise(text)).toBe(false))
})

describe('one place opens transactions', () => {
  it('by which services open theirs', () => {
    const opening = sourcesIn('server').filter((path) => /\.\$transaction\b/.test(withoutComments(readSource(path))))

    expect(opening).toEqual(['server/platform/transactions.ts'])
  })
})
