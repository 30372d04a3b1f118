/**
 * `npm run chat [-- <username> "<text>"]`: answers a member, or lists the conversations. For scripts; operators answer in the
 * back office.
 */
import { parseArgs } from 'node:util'
import { readConfig } from '#server/config/config.ts'
import { createContainer, type Container } from '#server/container.ts'
import { AppError } from '#server/platform/app-error.ts'
import { openDatabase } from '#server/platform/open-database.ts'

const USAGE = `Usage:
  npm run chat                                   list the conversations, unanswered ones first
  npm run chat -- <username> "<text>"            answer that member
  --merchant CODE   another merchant than the site's own     --as NAME   the name shown (default: the site)`

const PREVIEW = 80

function readArguments() {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { merchant: { type: 'string' }, as: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  })
  const [username, text, ...more] = positionals
  if (more.length > 0 || (username !== undefined && text === undefined)) throw new Error(`Put the text in quotes.\n\n${USAGE}`)
  return { ...values, username, text }
}

async function list({ chat }: Container, merchantId: number): Promise<void> {
  const conversations = await chat.conversations(merchantId)
  if (conversations.length === 0) return console.log('No conversations yet.')
  for (const { username, nickname, lastMessageAt, author, text, waiting } of conversations) {
    const line = text.replaceAll(/\s+/g, ' ')
    const preview = line.length > PREVIEW ? `${line.slice(0, PREVIEW - 1)}…` : line
    const state = waiting > 0 ? `${waiting} unread` : 'answered'
    console.log(`${lastMessageAt.toISOString()}  ${username} (${nickname})  ${state}\n  ${author}: ${preview}\n`)
  }
}

async function run(): Promise<void> {
  const { merchant: asked, as, help, username, text } = readArguments()
  if (help) return console.log(USAGE)
  const config = readConfig()
  const opened = await openDatabase(config, () => {})
  try {
    const container = await createContainer({ config: { ...config, logLevel: 'warn' }, databaseUrl: opened.url })
    try {
      const code = asked ?? config.merchantCode
      const merchant = await container.merchants.find(code)
      if (!merchant) throw new Error(`There is no merchant "${code}".`)
      if (username === undefined || text === undefined) return await list(container, merchant.id)
      const member = await container.members.findByUsername(merchant.id, username.toLowerCase())
      if (!member) throw new Error(`${merchant.code} has no member "${username}".`)
      await container.chat.answer(member.id, as ?? merchant.name, text)
      const isNotified = config.redisUrl !== undefined
      console.log(
        `${username} has your answer.${isNotified ? '' : ' Without a shared Redis (REDIS_URL) an open page shows it within seconds.'}`,
      )
    } finally {
      await container.close()
    }
  } finally {
    await opened.stop()
  }
}

run().catch((error: unknown) => {
  const isOurs = error instanceof AppError
  console.error(
    isOurs ? `${error.code} ${JSON.stringify(error.details ?? '')}` : error instanceof Error ? error.message : String(error),
  )
  process.exitCode = 1
})
