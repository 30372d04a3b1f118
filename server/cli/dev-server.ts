/** The process `npm run dev` restarts: the API, and the pages straight from Vite. */
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { Router } from 'express'
import { createServer as createVite } from 'vite'
import { readConfig } from '#server/config/config.ts'
import { pageFor } from '#server/http/client-files.ts'
import { onStop } from '#server/platform/on-stop.ts'
import { serve } from '#server/serve.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)
const clientFolder = fileURLToPath(new URL('../../client/', import.meta.url))
const config = readConfig()
if (!config.databaseUrl) throw new Error('Run `npm run dev`: it starts the database this process needs.')

const vite = await createVite({
  configFile: `${clientFolder}vite.config.ts`,
  server: { middlewareMode: true },
  appType: 'custom',
})
const client = Router()
client.use(vite.middlewares)
client.get('/{*path}', async (req, res) => {
  const html = pageFor(await readFile(`${clientFolder}index.html`, 'utf8'), config.merchantCode)
  // Vite's own scripts are inline.
  res.removeHeader('Content-Security-Policy')
  res.type('html').send(await vite.transformIndexHtml(req.originalUrl, html))
})

const served = await serve({ config, databaseUrl: config.databaseUrl, client: () => Promise.resolve(client), say })
say(`Palaro (development) on ${served.url}`)
onStop(
  [
    ['the pages', () => vite.close()],
    ['the server', () => served.stop()],
  ],
  { say, logger: served.container.logger },
)
