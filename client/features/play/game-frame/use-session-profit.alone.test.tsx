// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { GameRound } from './game-calls.ts'
import { useSessionProfit } from './use-session-profit.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

let root: Root
let screen: HTMLElement

function Playing({ round }: { round: GameRound | undefined }) {
  const { profits, wins } = useSessionProfit(round)
  return `${profits.join(', ')} (${wins} won)`
}
const show = (round?: Partial<GameRound>) => act(async () => root.render(<Playing round={round as GameRound | undefined} />))
const ended = (roundId: string, stake: bigint, payout: bigint) => ({ roundId, stake, payout, win: payout > stake })

beforeEach(() => {
  screen = document.createElement('div')
  root = createRoot(screen)
})
afterEach(() => act(() => root.unmount()))

it('adds up what each bet brought, however often it is drawn', async () => {
  await show()
  await show(ended('1', 10n, 25n))
  await show(ended('1', 10n, 25n))
  await show(undefined)
  await show(ended('1', 10n, 25n))
  await show(ended('2', 10n, 0n))
  await show(ended('3', 10n, 10n))

  expect(screen.textContent).toBe('15, 5, 5 (1 won)')
})

it('counts a round in steps once it has ended, and a returned stake as nothing', async () => {
  const open = { ...ended('1', 10n, 0n), state: 'OPEN' } as const
  await show(open)
  expect(screen.textContent).toBe(' (0 won)')
  await show({ ...open, state: 'LOST' })
  await show({ ...ended('2', 10n, 0n), state: 'RETURNED' })

  expect(screen.textContent).toBe('-10, -10 (0 won)')
})
