import { readConfig } from '#server/config/config.ts'
import { openDatabase } from '#server/platform/open-database.ts'
import { createDatabase } from '#server/platform/database.ts'
const config = readConfig()
const opened = await openDatabase(config, () => undefined)
const db = createDatabase({ url: opened.url, poolSize: 4 })
const timed = async (name: string, sql: string, values: unknown[] = []) => { const t = performance.now(); const r = await db.pool.query(sql, values); console.log(name, (performance.now() - t).toFixed(0), 'ms', JSON.stringify(r.rows.slice(0, 3), (_, v) => typeof v === 'bigint' ? String(v) : v).slice(0, 400)); return r }
await timed('analyze', 'ANALYZE')
const { rows: [m] } = await db.pool.query(`SELECT id FROM merchant WHERE code = 'load'`)
await timed('rounds a day', `SELECT count(*) FROM game_round WHERE settled_at >= now() - interval '2 days' AND settled_at < now() - interval '1 day'`)
await timed('shares', `SELECT count(*), sum(amount) FROM rebate_shares($1, now() - interval '2 days', now() - interval '1 day')`, [m.id])
await timed('shares 15 days', `SELECT count(*), sum(amount) FROM rebate_shares($1, now() - interval '16 days', now() - interval '1 day')`, [m.id])
await timed('fold idle', 'SELECT team_fold()')
await timed('fold idle', 'SELECT team_fold()')
const { rows: [top] } = await db.pool.query(`SELECT id FROM member WHERE username = 'agent000001'`)
await timed('overview 30d', `SELECT day, sum(bets), sum(turnover) FROM downline_play_day WHERE agent_id = $1 AND day >= now()::date - 30 GROUP BY 1`, [top.id])
await timed('overview 30d', `SELECT day, sum(bets), sum(turnover) FROM downline_play_day WHERE agent_id = $1 AND day >= now()::date - 30 GROUP BY 1`, [top.id])
await timed('depth', 'SELECT depth, count(*) FROM member_tree WHERE ancestor_id = $1 GROUP BY 1 ORDER BY 1', [top.id]).then(r => console.log(r.rows.map((x: any) => `${x.depth}:${x.count}`).join(' ')))
await db.close(); await opened.stop()
