/** A game provider of its own for an API test: on the platform's database, but speaking to it by HTTP alone. */
import { once } from 'node:events'
import { createServer, request as httpRequest, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import request from 'supertest'
import type { BodyInput, Endpoint, QueryInput } from '#contract/endpoint.ts'
import { type ParSheet, parSheet } from '#contract/play/slots/par-sheet.ts'
import { renewVendorKey } from '#server/features/play/vendor-wallet/vendor-key.repository.ts'
import type { Container } from '#server/container.ts'
import { parFiguresOf } from '#server/games/slots/par-figures.ts'
import type { StoredSheet } from '#server/games/slots/sheets.ts'
import { createRateLimit } from '#server/http/rate-limit.ts'
import { createProvider, type Provider } from '#server/providers/provider.ts'

/** Every spin wins 1 or 2 bets by scatters, and three or four free games, each of which wins twice that. */
export const ALWAYS_FREE: ParSheet = parSheet.parse({
  id: 'always-free',
  type: 'lines',
  reels: 3,
  rows: 1,
  strips: ['S', 'S', 'SA'],
  lines: ['000'],
  pays: { A: { 3: 5 } },
  scatter: { symbol: 'S', pays: { 2: 1, 3: 2 } },
  free: { trigger: { 2: 3, 3: 4 }, mult: 2 },
})

const urlOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
async function listening(server: Server): Promise<Server> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}

/** A sheet in play, with its figures. */
export const inPlay = (game: { vendorCode: string; gameCode: string; gameName?: string }, sheet: ParSheet): StoredSheet => ({
  gameName: game.gameCode,
  ...game,
  sheet,
  figures: parFiguresOf(sheet),
})

/** The way to the platform: open, closed, or such that calls arrive and their answers are lost. */
export async function wayTo(platformUrl: string) {
  let way: 'OPEN' | 'CLOSED' | 'ANSWERS_LOST' = 'OPEN'
  const server = await listening(
    createServer((req, res) => {
      if (way === 'CLOSED') return void req.destroy()
      const { method, url = '/', headers } = req
      const onward = httpRequest(platformUrl + url, { method, headers }, (answer) => {
        if (way === 'ANSWERS_LOST') {
          answer.resume()
          answer.on('end', () => res.destroy())
          return
        }
        res.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(res)
      })
      onward.on('error', () => res.destroy())
      req.pipe(onward)
    }),
  )
  return {
    url: urlOf(server),
    set: (next: typeof way) => {
      way = next
    },
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** Started again on the same database, it is what follows a kill. */
export async function startProvider(
  container: Container,
  platformUrl: string,
  sheets: readonly StoredSheet[],
  rateLimit = createRateLimit({ server: undefined, isEnabled: false }),
) {
  const { database, clock, logger } = container
  const provider = await createProvider({
    database,
    clock,
    logger,
    rateLimit,
    trustProxy: 0,
    platformUrl: () => platformUrl,
    sheets,
  })
  const server = await listening(createServer(express().use(provider.router)))
  return {
    provider,
    call<E extends Endpoint>(endpoint: E, token: string | undefined, input: object = {}) {
      const method = endpoint.method.toLowerCase() as 'get' | 'post' | 'put' | 'delete'
      const test = request(server)[method](endpoint.path)
      if (token) test.set('Authorization', token)
      return endpoint.method === 'GET' ? test.query(input as QueryInput<E> as object) : test.send(input as BodyInput<E> as object)
    },
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
export type StartedProvider = Awaited<ReturnType<typeof startProvider>>

/** A key of the studio, on both sides. */
export async function shareKey({ database, clock }: Container, provider: Provider, vendorCode: string): Promise<void> {
  await provider.keys.keep(vendorCode, await renewVendorKey({ database, clock }, { vendorCode }))
}
