/** Lives of players with a wallet per vendor: money goes to the vendor before play and comes back after. Pure except for ids. */
import { random } from '#seed/art/random.ts'
import type { RoundEntry } from '#seed/builders/round.ts'
import { type TransferEntry, transferEntry } from '#seed/builders/wallet-transfer.ts'
import { dice } from '#contract/play/originals/dice.ts'
import { INHOUSE_VENDOR } from '#contract/play/game.ts'
import { GAMES } from '#seed/reference/games/index.ts'
import { type HistoryEntry, vendorKind } from '#server/ledger/index.ts'

const SECOND_MS = 1_000
const PERCENT = 100n
/** The share left at a vendor in the end. */
const LEFT_PERCENT = [12, 30] as const

const vendorOf = new Map(GAMES.map(({ gameCode, vendorCode }) => [gameCode, vendorCode])).set(dice.code, INHOUSE_VENDOR)
const isRound = (entry: HistoryEntry): entry is RoundEntry => 'round' in entry

/**
 * `entries` of one player, in time order, as if there were a single wallet. At the end some of the money is left at `leftAt`, in
 * whole `unit`s. `nextId` gives the ids of the moves.
 */
export function apartWallets(
  entries: readonly HistoryEntry[],
  { key, leftAt, unit, nextId }: { key: string; leftAt: readonly string[]; unit: bigint; nextId: () => bigint },
): HistoryEntry[] {
  const chance = random(`wallets/${key}`)
  const lived: HistoryEntry[] = []
  let [main, away, at] = [0n, 0n, '']
  function move(owner: HistoryEntry, time: number, from: string, to: string, amount: bigint) {
    if (amount === 0n) return
    const made: TransferEntry = transferEntry(owner, new Date(time), { id: nextId(), from, to, amount })
    lived.push(made)
  }
  function comeBack(owner: HistoryEntry, time: number) {
    move(owner, time, at, '', away)
    main += away
    away = 0n
    at = ''
  }

  for (const entry of entries) {
    const sum = entry.moves.reduce((all, { amount }) => all + amount, 0n)
    const time = entry.at.getTime()
    const vendor = isRound(entry) ? (vendorOf.get(entry.round.gameCode) ?? INHOUSE_VENDOR) : ''
    if (at !== vendor && away > 0n) comeBack(entry, time - 2 * SECOND_MS)
    if (vendor === '') {
      main += sum
      lived.push(entry)
      continue
    }
    if (at !== vendor) {
      move(entry, time - SECOND_MS, '', vendor, main)
      away = main
      main = 0n
      at = vendor
    }
    away += sum
    lived.push({ ...entry, moves: entry.moves.map((one) => ({ ...one, kind: vendorKind(vendor) })) })
  }

  const last = entries.at(-1)
  if (!last) return lived
  const end = last.at.getTime()
  if (away > 0n) comeBack(last, end + SECOND_MS)
  const all = main
  leftAt.forEach((vendor, index) => {
    const share = (all * BigInt(chance.whole(...LEFT_PERCENT))) / PERCENT
    const amount = share - (share % unit)
    move(last, end + (index + 2) * SECOND_MS, '', vendor, amount)
    main -= amount
  })
  return lived
}
