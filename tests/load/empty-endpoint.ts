/** What HTTP in Node alone allows: a server that reads a JSON body and answers one constant, with no route, rule or database. */
import { createServer } from 'node:http'

const answer = Buffer.from(process.env.ANSWER ?? '{}')
const headers = { 'Content-Type': 'application/json; charset=utf-8', 'Content-Length': answer.length }
const server = createServer((request, response) => {
  const parts: Buffer[] = []
  request.on('data', (part: Buffer) => parts.push(part))
  request.on('end', () => {
    if (parts.length > 0) JSON.parse(Buffer.concat(parts).toString())
    response.writeHead(200, headers).end(answer)
  })
})
server.listen(Number(process.env.PORT), '127.0.0.1')
process.on('SIGTERM', () => {
  server.closeAllConnections()
  server.close(() => process.exit(0))
})
