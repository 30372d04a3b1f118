/**
 * The Redis commands we use, each as one statement on `short_lived_value`, with the same meaning (the session tests run on both).
 * Times come from the database's clock, as they come from Redis' own clock there.
 */

/** A statement, and how its rows become the command's result. */
export interface Command {
  /** Prepared once per connection. */
  name: string
  text: string
  values: unknown[]
  answer(rows: Row[]): unknown
}
interface Row {
  field: string
  value: string
  count: number
}
type Part = string | number

const ALIVE = '(t.expires_at IS NULL OR t.expires_at > clock_timestamp())'
const IN_MS = (parameter: string) => `clock_timestamp() + ${parameter}::float8 * interval '1 ms'`
const PLAIN = `t.key = $1 AND t.field = ''`
const SECOND_MS = 1_000

const first = (rows: Row[]): string | null => rows[0]?.value ?? null
const count = (rows: Row[]): number => rows[0]?.count ?? 0
const ok = (): 'OK' => 'OK'
const texts = (parts: readonly Part[]): string[] => parts.map(String)

/** `PX ms`, `EX s`, `NX`, `XX`, `GET`, as in the call. */
function readOptions(options: readonly Part[]) {
  const at = (name: string) => options.findIndex((option) => String(option).toUpperCase() === name)
  const px = at('PX')
  const ex = at('EX')
  const ms = px >= 0 ? Number(options[px + 1]) : ex >= 0 ? Number(options[ex + 1]) * SECOND_MS : null
  return { ms, mustBeNew: at('NX') >= 0, mustExist: at('XX') >= 0, wantsOld: at('GET') >= 0 }
}

const WRITE = `INSERT INTO short_lived_value AS t (key, field, value, expires_at) VALUES ($1, '', $2, ${IN_MS('$3')})
  ON CONFLICT (key, field) DO UPDATE SET value = excluded.value, expires_at = excluded.expires_at`

function set(key: Part, value: Part, ...options: Part[]): Command {
  const { ms, mustBeNew, mustExist, wantsOld } = readOptions(options)
  const values = [String(key), String(value), ms]
  if (mustBeNew) {
    const text = `${WRITE} WHERE NOT ${ALIVE} RETURNING t.value`
    return { name: 'set-new', text, values, answer: (rows) => (rows.length > 0 ? 'OK' : null) }
  }
  if (!mustExist) return { name: 'set', text: WRITE, values, answer: ok }
  const text = `WITH held AS (SELECT t.value FROM short_lived_value t WHERE ${PLAIN} AND ${ALIVE} FOR UPDATE),
    written AS (UPDATE short_lived_value t SET value = $2, expires_at = ${IN_MS('$3')} FROM held WHERE ${PLAIN})
    SELECT value FROM held`
  return { name: 'set-there', text, values, answer: wantsOld ? first : (rows) => (rows.length > 0 ? 'OK' : null) }
}

const add = (key: Part, by: number): Command => ({
  name: 'add',
  text: `INSERT INTO short_lived_value AS t (key, value) VALUES ($1, $2)
    ON CONFLICT (key, field) DO UPDATE SET
      value = CASE WHEN ${ALIVE} THEN (t.value::bigint + $2::bigint)::text ELSE excluded.value END,
      expires_at = CASE WHEN ${ALIVE} THEN t.expires_at END
    RETURNING value`,
  values: [String(key), String(by)],
  answer: (rows) => Number(first(rows)),
})

/** A field of a hash, or a member of a sorted set with its score; the key's expiry stays. */
const put = (key: Part, field: Part, value: Part): Command => ({
  name: 'put',
  text: `INSERT INTO short_lived_value AS t (key, field, value, expires_at)
    VALUES ($1, $2, $3, (SELECT max(o.expires_at) FROM short_lived_value o WHERE o.key = $1 AND o.expires_at > clock_timestamp()))
    ON CONFLICT (key, field) DO UPDATE SET value = excluded.value, expires_at = excluded.expires_at`,
  values: [String(key), String(field), String(value)],
  answer: () => 1,
})
const remove = (key: Part, ...fields: Part[]): Command => ({
  name: 'remove',
  text: `WITH gone AS (DELETE FROM short_lived_value t WHERE t.key = $1 AND t.field = ANY($2::text[]) RETURNING ${ALIVE} AS alive)
    SELECT count(*) FILTER (WHERE alive)::int AS count FROM gone`,
  values: [String(key), texts(fields)],
  answer: count,
})
const fields = (key: Part, answer: Command['answer']): Command => ({
  name: 'fields',
  text: `SELECT t.field, t.value FROM short_lived_value t WHERE t.key = $1 AND ${ALIVE} ORDER BY t.field`,
  values: [String(key)],
  answer,
})

/** `-inf`, `+inf`, `5`, `(5` (exclusive). */
function readBound(bound: Part): { value: string; isOpen: boolean } {
  const text = String(bound)
  return text.startsWith('(') ? { value: text.slice(1), isOpen: true } : { value: text, isOpen: false }
}
function byScore(key: Part, min: Part, max: Part): { where: string; values: unknown[] } {
  const [low, high] = [readBound(min), readBound(max)]
  const where = `t.key = $1 AND ${ALIVE} AND (t.value::float8 > $2::float8 OR (NOT $3::boolean AND t.value::float8 = $2::float8))
    AND (t.value::float8 < $4::float8 OR (NOT $5::boolean AND t.value::float8 = $4::float8))`
  return { where, values: [String(key), low.value, low.isOpen, high.value, high.isOpen] }
}

export const commands = {
  set,
  get: (key: Part): Command => ({
    name: 'get',
    text: `SELECT t.value FROM short_lived_value t WHERE ${PLAIN} AND ${ALIVE}`,
    values: [String(key)],
    answer: first,
  }),
  mget: (...keys: Part[]): Command => ({
    name: 'mget',
    text: `SELECT t.value FROM unnest($1::text[]) WITH ORDINALITY AS asked (key, place)
      LEFT JOIN short_lived_value t ON t.key = asked.key AND t.field = '' AND ${ALIVE} ORDER BY asked.place`,
    values: [texts(keys)],
    answer: (rows) => rows.map(({ value }) => value),
  }),
  getdel: (key: Part): Command => ({
    name: 'getdel',
    text: `WITH gone AS (DELETE FROM short_lived_value t WHERE ${PLAIN} RETURNING t.value, ${ALIVE} AS alive)
      SELECT value FROM gone WHERE alive`,
    values: [String(key)],
    answer: first,
  }),
  getex: (key: Part, _px: 'PX', ms: Part): Command => ({
    name: 'getex',
    text: `UPDATE short_lived_value t SET expires_at = ${IN_MS('$2')} WHERE ${PLAIN} AND ${ALIVE} RETURNING t.value`,
    values: [String(key), ms],
    answer: first,
  }),
  incr: (key: Part): Command => add(key, 1),
  decr: (key: Part): Command => add(key, -1),
  del: (...keys: Part[]): Command => ({
    name: 'del',
    text: `WITH gone AS (DELETE FROM short_lived_value t WHERE t.key = ANY($1::text[]) RETURNING t.key, ${ALIVE} AS alive)
      SELECT count(DISTINCT key) FILTER (WHERE alive)::int AS count FROM gone`,
    values: [texts(keys)],
    answer: count,
  }),
  exists: (...keys: Part[]): Command => ({
    name: 'exists',
    text: `SELECT count(DISTINCT t.key)::int AS count FROM short_lived_value t WHERE t.key = ANY($1::text[]) AND ${ALIVE}`,
    values: [texts(keys)],
    answer: count,
  }),
  pexpire: (key: Part, ms: Part): Command => ({
    name: 'pexpire',
    text: `WITH kept AS (UPDATE short_lived_value t SET expires_at = ${IN_MS('$2')} WHERE t.key = $1 AND ${ALIVE} RETURNING 1)
      SELECT LEAST(count(*), 1)::int AS count FROM kept`,
    values: [String(key), ms],
    answer: count,
  }),
  pttl: (key: Part): Command => ({
    name: 'pttl',
    text: `SELECT COALESCE(extract(epoch FROM max(t.expires_at) - clock_timestamp()) * 1000, -1)::int AS count
      FROM short_lived_value t WHERE t.key = $1 AND ${ALIVE} HAVING count(*) > 0`,
    values: [String(key)],
    answer: (rows) => rows[0]?.count ?? -2,
  }),
  keys: (pattern: Part): Command => ({
    name: 'keys',
    text: `SELECT DISTINCT t.key AS value FROM short_lived_value t WHERE t.key LIKE $1 AND ${ALIVE}`,
    values: [
      String(pattern)
        .replaceAll(/[\\%_]/g, String.raw`\$&`)
        .replaceAll('*', '%'),
    ],
    answer: (rows) => rows.map(({ value }) => value),
  }),
  hset: put,
  hget: (key: Part, field: Part): Command => ({
    name: 'hget',
    text: `SELECT t.value FROM short_lived_value t WHERE t.key = $1 AND t.field = $2 AND ${ALIVE}`,
    values: [String(key), String(field)],
    answer: first,
  }),
  hgetall: (key: Part): Command => fields(key, (rows) => Object.fromEntries(rows.map(({ field, value }) => [field, value]))),
  hkeys: (key: Part): Command => fields(key, (rows) => rows.map(({ field }) => field)),
  hdel: remove,
  zadd: (key: Part, score: Part, member: Part): Command => put(key, member, score),
  zrem: remove,
  zrangebyscore: (key: Part, min: Part, max: Part): Command => {
    const { where, values } = byScore(key, min, max)
    const text = `SELECT t.field FROM short_lived_value t WHERE ${where} ORDER BY t.value::float8, t.field`
    return { name: 'zrangebyscore', text, values, answer: (rows) => rows.map(({ field }) => field) }
  },
  zcount: (key: Part, min: Part, max: Part): Command => {
    const { where, values } = byScore(key, min, max)
    const text = `SELECT count(*)::int AS count FROM short_lived_value t WHERE ${where}`
    return { name: 'zcount', text, values, answer: count }
  },
  zremrangebyscore: (key: Part, min: Part, max: Part): Command => {
    const { where, values } = byScore(key, min, max)
    const text = `WITH gone AS (DELETE FROM short_lived_value t WHERE ${where} RETURNING 1) SELECT count(*)::int AS count FROM gone`
    return { name: 'zremrangebyscore', text, values, answer: count }
  },
  ping: (): Command => ({ name: 'ping', text: 'SELECT 1', values: [], answer: () => 'PONG' }),
  flushdb: (): Command => ({ name: 'flushdb', text: 'DELETE FROM short_lived_value', values: [], answer: ok }),
}
export type CommandName = keyof typeof commands
