/** `npm run chaos [-- --kills 500 --members 16]`: kills a whole site at random under work and says what became of the money. */
import { parseArgs } from 'node:util'
import { runChaos } from './chaos.ts'
import { hasRedis } from './stage.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)
const { values } = parseArgs({
  options: { kills: { type: 'string', default: '500' }, members: { type: 'string', default: '16' } },
})
const withRedis = hasRedis()
if (!withRedis) say('There is no redis-server on this machine: sessions are in PostgreSQL, and Redis is not killed.')
const startedAt = performance.now()
const report = await runChaos({ kills: Number(values.kills), members: Number(values.members), withRedis, say })
const { kills, acknowledged, looks, longestAway, faults } = report
const counted = (counts: object) =>
  Object.entries(counts)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ')
say(`
  Kills          ${counted(kills)}
  Acknowledged   ${counted(acknowledged)}: each is there once, and nothing else is
  Looks between  ${looks}, each over every deposit, withdrawal, transfer, payout and entry
  Longest wait   ${(longestAway / 1_000).toFixed(1)} s until the site served again
  Took           ${((performance.now() - startedAt) / 60_000).toFixed(1)} minutes
  Faults         ${faults.length}`)
for (const fault of faults) say(`    ${fault}`)
process.exit(faults.length === 0 ? 0 : 1)
