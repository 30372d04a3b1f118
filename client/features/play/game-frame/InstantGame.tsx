import type { ReactNode } from 'react'
import { multiplierPayout } from '#contract/play/originals/multiplier.ts'
import type { OriginalCode } from '#contract/play/originals/registry.ts'
import { BetPad } from './BetPad.tsx'
import type { GameCalls, GameRound, GameTable, PlacedBet } from './game-calls.ts'
import type { OpenedGame } from './GamePage.tsx'
import { type Fact, GameRules } from './GameRules.tsx'
import { GameScreen } from './GameScreen.tsx'
import { StakeBox } from './StakeBox.tsx'
import type { InstantPlay } from './use-instant-play.ts'

interface Props<Bet extends PlacedBet, Round extends GameRound, Table extends GameTable> {
  calls: GameCalls<Bet, Round, Table> & { code: OriginalCode }
  game: OpenedGame<Table>
  play: InstantPlay<Round>
  historyTitle?: string
  /** As in `GameRules`. */
  rules: readonly string[]
  facts?: readonly Fact[]
  pays?: ReactNode
  averageLabel?: string
  /** As in `BetPad`. */
  busyText: string
  missing?: string
  /** The payout of every win, in 1/10 000 of the stake; absent if it depends on the outcome. */
  winPays?: number
  /** Stage and choices. */
  children: (open: { history: () => void }) => ReactNode
}

/** The screen of an original with one stake per bet: its own stage and choices, and the parts all of them share. */
export function InstantGame<Bet extends PlacedBet, Round extends GameRound, Table extends GameTable>({
  calls,
  game: { session, table, onReopen },
  play,
  historyTitle,
  rules,
  facts,
  averageLabel,
  pays,
  children,
  winPays,
  ...pad
}: Props<Bet, Round, Table>) {
  const { amount } = play.stake
  const won = winPays === undefined ? null : amount && multiplierPayout(amount, winPays) - amount
  return (
    <GameScreen
      calls={calls}
      session={session}
      play={play}
      historyTitle={historyTitle}
      rules={
        <GameRules table={table} currency={session} rules={rules} facts={facts} averageLabel={averageLabel}>
          {pays}
        </GameRules>
      }
    >
      {(open) => (
        <>
          {children(open)}
          <BetPad {...pad} play={play} table={table} session={session} profit={won} onRules={open.rules} onReopen={onReopen}>
            <StakeBox
              stake={play.stake}
              table={table}
              currency={session}
              isLocked={play.isLocked}
              isHeld={play.auto.isOn}
              onChange={play.forgive}
            />
          </BetPad>
        </>
      )}
    </GameScreen>
  )
}
