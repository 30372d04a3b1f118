import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { GameSession } from '#contract/play/launch.ts'
import type { OriginalCode } from '#contract/play/originals/registry.ts'
import { FairnessSheet, type RoundProof, SeedsLine } from '#client/features/play/fairness/index.ts'
import { Sheet } from '#client/ui/index.ts'
import type { GameCalls, GameRound, GameTable, PlacedBet, RowOf } from './game-calls.ts'
import { useReloadHistory } from './game-frame.queries.ts'
import { type GameSheet, GameShell } from './GameShell.tsx'
import { HistorySheet } from './HistorySheet.tsx'
import type { Play } from './use-play.ts'

interface Props<Bet extends PlacedBet, Round extends GameRound, Table extends GameTable> {
  calls: GameCalls<Bet, Round, Table> & { code: OriginalCode }
  session: GameSession
  play: Play<Round>
  historyTitle?: string
  /** `GameRules`. */
  rules: ReactNode
  /** Stage, choices and bet pad. */
  children: (open: { history: () => void; rules: () => void }) => ReactNode
}

/** The screen of an original with player seeds: its shell and sheets. */
export function GameScreen<Bet extends PlacedBet, Round extends GameRound, Table extends GameTable>({
  calls,
  session,
  play,
  historyTitle,
  rules,
  children,
}: Props<Bet, Round, Table>) {
  const { t } = useTranslation('game-frame')
  const reloadHistory = useReloadHistory(calls.code, session.token)
  const [sheet, setSheet] = useState<GameSheet>()
  const [proof, setProof] = useState<RoundProof>()
  const { rounds, history, balance, round, isRoundOpen = false } = play
  const title = historyTitle ?? t('history')
  const close = () => setSheet(undefined)
  const open = (next: GameSheet) => {
    setProof(undefined)
    setSheet(next)
  }
  const verify = (row: RowOf<Round>) => {
    const { serverSeed, serverSeedHash, clientSeed, nonce, stake } = row
    setProof({
      serverSeed: serverSeed ?? '',
      serverSeedHash,
      clientSeed,
      nonce: String(nonce),
      expected: calls.outcomeText(row),
      detail: calls.detailOf(row),
      stake: { amount: stake, currency: session },
    })
    setSheet('fairness')
  }

  return (
    <GameShell
      session={session}
      balance={balance}
      fairness={<SeedsLine token={session.token} round={round} onOpen={() => open('fairness')} />}
      sheets={
        <>
          <HistorySheet
            isOpen={sheet === 'history'}
            onClose={close}
            title={title}
            history={history}
            rounds={rounds}
            calls={calls}
            currency={session}
            onVerify={verify}
          />
          <Sheet isOpen={sheet === 'rules'} onClose={close} title={t('rules')}>
            {rules}
          </Sheet>
          <FairnessSheet
            isOpen={sheet === 'fairness'}
            onClose={close}
            token={session.token}
            proof={proof}
            game={calls.code}
            isRoundOpen={isRoundOpen}
            onRotated={reloadHistory}
          />
        </>
      }
    >
      {children({ history: () => open('history'), rules: () => open('rules') })}
    </GameShell>
  )
}
