/** The process `npm run dev` replaces after each change. It has only the API; its parent serves the pages. */
import type { RequestHandler } from 'express'
import { readConfig } from '#server/config/config.ts'
import { onStop } from '#server/platform/on-stop.ts'
import { serve } from '#server/serve.ts'
import { NOT_OURS } from './dev/dev-proxy.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)
const handOn: RequestHandler = (_req, res) => {
  res.status(404).setHeader(NOT_OURS, 'true').end()
}

try {
  const config = readConfig()
  if (!config.databaseUrl || !process.send) throw new Error('Run `npm run dev`, which starts this process.')
  const served = await serve({ config, databaseUrl: config.databaseUrl, client: () => Promise.resolve(handOn), say })
  onStop([['the server', () => served.stop()]], { say, logger: served.container.logger })
  // It is useless without its parent.
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  process.send({ port: Number(new URL(served.url).port) })
} catch (error) {
  say(error instanceof Error ? (error.stack ?? error.message) : String(error))
  process.exit(1)
}
