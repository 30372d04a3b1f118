/** The baseline of the game-list figure: Express with helmet and pino-http, answering one constant object. */
import express from 'express'
import helmet from 'helmet'
import { pino } from 'pino'
import { pinoHttp } from 'pino-http'

const answer = JSON.parse(process.env.ANSWER ?? '{}') as unknown
const app = express()
app.use(helmet())
app.use(pinoHttp({ logger: pino({ level: 'info' }, pino.destination({ dest: 1, sync: false, minLength: 4096 })) }))
app.get('/{*path}', (_req, res) => {
  res.json(answer)
})
const server = app.listen(Number(process.env.PORT), '127.0.0.1')
process.on('SIGTERM', () => {
  server.closeAllConnections()
  server.close(() => process.exit(0))
})
