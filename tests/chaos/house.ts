/** Every engine's games, opened for the merchant under test; slots by a provider that the server runs. */
import { RECORDED } from '#contract/play/bet-record/round-detail.ts'
import { INHOUSE_VENDOR } from '#contract/play/game.ts'
import type { createBuilders } from '#seed/builders/index.ts'
import { provideKeysAlone } from '#server/cli/provide-keys.ts'
import type { Container } from '#server/container.ts'
import { addCrashChain } from './crash-chain.ts'

const INHOUSE_GAMES = Object.keys(RECORDED)
/** One of each kind: lines, ways, a board that tumbles. */
export const SLOTS = [
  { vendorCode: 'PSL', gameCode: 'perlas-ng-silangan' },
  { vendorCode: 'PSL', gameCode: 'song-of-sirena' },
  { vendorCode: 'AMI', gameCode: 'hardin-ng-sampaguita' },
] as const
const STUDIOS = [...new Set(SLOTS.map(({ vendorCode }) => vendorCode))]

type Given = ReturnType<typeof createBuilders>
export const nodeOf = (gameCode: string) => `chaos-${gameCode}`

/** In hundredths: the last flights are short, so that a run soon ends. */
const MOST_POINT = 1_000
const SHORT_ROUNDS = 20

export async function openOriginals(given: Given): Promise<void> {
  const house = await given.vendor({ code: INHOUSE_VENDOR, isRunning: true })
  for (const gameCode of INHOUSE_GAMES)
    await given.game({ vendor: house, gameCode, nodeId: nodeOf(gameCode), category: 'INHOUSE', isRunning: true })
}

export async function openHouse(container: Container, given: Given): Promise<void> {
  const chain = { seed: '3'.repeat(64), length: SHORT_ROUNDS, rounds: SHORT_ROUNDS }
  await addCrashChain(container.database, { ...chain, isWanted: (point) => point <= MOST_POINT })
  await openOriginals(given)
  await openSlots(container, given)
}

export async function openSlots(container: Container, given: Given): Promise<void> {
  const studios = new Map<string, Awaited<ReturnType<Given['vendor']>>>()
  for (const code of STUDIOS) studios.set(code, await given.vendor({ code, isRunning: true }))
  for (const { vendorCode, gameCode } of SLOTS)
    await given.game({
      vendor: studios.get(vendorCode)!,
      gameCode,
      nodeId: nodeOf(gameCode),
      category: 'RNG',
      isRunning: true,
    })
  // The server made its provider's keys before there were studios: they are made again.
  await provideKeysAlone(container)
}
