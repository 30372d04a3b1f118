/** The conformance suite for the wallet API of vendors: the platform passes it, and a wallet that breaks a rule does not. */
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, it } from 'vitest'
import { type VendorCall, vendorCalls } from '#contract/play/vendor-wallet/vendor-wallet.ts'
import { amount } from '#seed/builders/index.ts'
import { type BadDay, type Fault, FAULTS } from '#server/testing/conformance/bad-day.ts'
import { type Finding, tryWallet } from '#server/testing/conformance/conformance.ts'
import type { Target } from '#server/testing/conformance/seat.ts'
import { createVendorClient, type VendorClient } from '#server/features/play/vendor-wallet/vendor-client.ts'
import { startApi } from '#tests/support/api.ts'

const { given, container, url } = startApi()
const EVERY_FAULT = Object.keys(FAULTS) as Fault[]
const DAY: BadDay = { rounds: 60, seed: 1, faults: EVERY_FAULT }
const NO_DAY: BadDay = { rounds: 0, seed: 1, faults: [] }
const PATIENCE_MS = 60_000

async function newTarget(afterWin: Target['afterWin'] = 'refuse') {
  const vendor = await given.vendor({ isRunning: true })
  const game = await given.game({ vendor, isRunning: true, category: 'RNG' })
  const { username, password, merchantCode } = await given.member({ balance: amount(500) })
  const secret = await given.vendorKey(vendor, afterWin === 'compensate' ? 'COMPENSATE' : 'REFUSE')
  const client = createVendorClient({ url: url(), vendorCode: vendor.code, secret })
  const player = { url: url(), merchantCode, username, password, game: game.nodeId }
  return { target: { player, client, afterWin }, secret }
}

async function brokenRules(target: Target, day: BadDay): Promise<string[]> {
  const findings: Finding[] = []
  for await (const finding of tryWallet(target, day)) findings.push(finding)
  expect(findings.length).toBeGreaterThan(15)
  return findings.flatMap(({ rule, problem }) => (problem === undefined ? [] : [rule]))
}

interface Call {
  name: VendorCall
  body: string
  signature: string
}
interface Tampering {
  call?: (call: Call, honest: VendorClient) => Omit<Call, 'name'>
  answer?: (answer: Record<string, unknown>) => Record<string, unknown>
}

const callNames = Object.keys(vendorCalls) as VendorCall[]
let close: (() => void) | undefined
afterEach(() => close?.())

/** A wallet that breaks a rule: ours, behind one that changes what goes through. */
async function brokenWallet({ target, secret }: Awaited<ReturnType<typeof newTarget>>, { call, answer }: Tampering) {
  const pass = async (req: IncomingMessage) => {
    const name = callNames.find((known) => vendorCalls[known].path === req.url)!
    const sent = { name, body: await text(req), signature: String(req.headers['x-signature'] ?? '') }
    const { body, signature } = call ? call(sent, target.client) : sent
    const headers = { 'Content-Type': 'application/json', 'X-Signature': signature }
    const response = await fetch(url() + req.url!, { method: 'POST', headers, body })
    const honest = (await response.json()) as Record<string, unknown>
    return answer ? answer(honest) : honest
  }
  const server = createServer((req, res) => {
    pass(req).then(
      (json) => res.end(JSON.stringify(json)),
      () => res.destroy(),
    )
  }).listen(0, '127.0.0.1')
  close = () => server.close()
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const client = createVendorClient({ url: `http://127.0.0.1:${port}`, vendorCode: target.client.vendorCode, secret })
  return { ...target, client }
}

describe('the wallet API', () => {
  it.each([
    ['refuse', DAY],
    ['compensate', NO_DAY],
  ] as const)(
    'keeps every rule, and its books, beside a vendor that misbehaves (after a win: %s)',
    async (afterWin, day) => {
      const { target } = await newTarget(afterWin)

      expect(await brokenRules(target, day)).toEqual([])

      expect((await container().ledger.reconcile()).drifts).toEqual([])
    },
    PATIENCE_MS,
  )
})

describe('a wallet that breaks a rule is found out', () => {
  it('where it reads calls no one signed', async () => {
    const wallet = await brokenWallet(await newTarget(), {
      call: ({ name, body }, honest) => ({ body, signature: honest.sign(name, body) }),
    })

    expect(await brokenRules(wallet, NO_DAY)).toEqual(['WAL-03'])
  })

  it('where it takes each call for a new one', async () => {
    let calls = 0
    const again = (named: unknown) => `${String(named)}.${(calls += 1)}`
    const wallet = await brokenWallet(await newTarget(), {
      call: ({ name, body, signature }, honest) => {
        const signedAt = Number(/t=(\d+)/.exec(signature)?.[1])
        if (!body.includes('"amount":20000') || honest.sign(name, body, signedAt) !== signature) return { body, signature }
        const asked = JSON.parse(body) as Record<string, unknown>
        const other = JSON.stringify({ ...asked, requestId: again(asked.requestId), transaction: again(asked.transaction) })
        return { body: other, signature: honest.sign(name, other) }
      },
    })

    expect(await brokenRules(wallet, NO_DAY)).toEqual(expect.arrayContaining(['WAL-01', 'WAL-02', 'rollback', 'WAL-07']))
  })

  it('where its refusals hide the balance, or a bad day costs the player money', async () => {
    let lost = 0
    const wallet = await brokenWallet(await newTarget(), {
      answer: (answer) => {
        if (answer.status === 'RS_ERROR_NOT_ENOUGH_MONEY') return { ...answer, balance: 0 }
        if (answer.status === 'RS_ERROR_TRANSACTION_ROLLED_BACK') lost += 1
        return 'balance' in answer ? { ...answer, balance: Number(answer.balance) - lost } : answer
      },
    })

    expect(await brokenRules(wallet, DAY)).toEqual(expect.arrayContaining(['WAL-04', 'bad day']))
  })
})
