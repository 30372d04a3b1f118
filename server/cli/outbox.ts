/** `npm run outbox [-- N]`: the last SMS and mails of the local gateways, for testers who need a code or a link. */
import { readConfig } from '#server/config/config.ts'
import { withDatabase } from './with-database.ts'

const SHOWN = 10
const MAX_SHOWN = 1_000

function countAsked(): number {
  const [asked] = process.argv.slice(2)
  const count = asked === undefined ? SHOWN : Number(asked)
  if (Number.isInteger(count) && count > 0 && count <= MAX_SHOWN) return count
  throw new Error(`How many? Give a whole number from 1 to ${MAX_SHOWN}, e.g. npm run outbox -- 20`)
}

async function showOutbox(): Promise<void> {
  const take = countAsked()
  const config = readConfig()
  const newest = { orderBy: { id: 'desc' }, take } as const
  const [texts, mails] = await withDatabase(config, ({ prisma }) =>
    Promise.all([prisma.smsOutbox.findMany(newest), prisma.mailOutbox.findMany(newest)]),
  )
  const lines = [
    ...texts.map(({ createdAt, diallingCode, mobileNumber, text }) => ({
      createdAt,
      to: `+${diallingCode}${mobileNumber}`,
      text,
    })),
    ...mails.map(({ createdAt, recipient, subject, text }) => ({ createdAt, to: recipient, text: `${subject}\n${text}` })),
  ].sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
  if (lines.length === 0) console.log('Nothing has been sent yet.')
  for (const { createdAt, to, text } of lines.slice(-take)) console.log(`${createdAt.toISOString()}  ${to}\n${text}\n`)
}

showOutbox().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
})
