import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FairnessLine } from '#client/features/play/fairness/index.ts'
import {
  type Fact,
  GameRules,
  type GameSheet,
  GameShell,
  hundredthsText,
  type OpenedGame,
} from '#client/features/play/game-frame/index.ts'
import { Sheet } from '#client/ui/index.ts'
import { crashRounds } from './crash.queries.ts'
import type { CrashTable, ProvenRound } from './crash-calls.ts'
import { CrashBetCard } from './CrashBetCard.tsx'
import { CrashDock } from './CrashDock.tsx'
import { type AskedProof, CrashFairness } from './CrashFairness.tsx'
import { CrashHistory } from './CrashHistory.tsx'
import { CrashSeats } from './CrashSeats.tsx'
import { CrashStage } from './CrashStage.tsx'
import { useCrashPlay } from './use-crash-play.ts'

/** The whole game: stage, players, bet, and its sheets. */
export function CrashGame({ session, table, onReopen }: OpenedGame<CrashTable>) {
  const { t } = useTranslation(['crash', 'game-frame'])
  const { token } = session
  const play = useCrashPlay(session, table)
  const { own, flight, line } = play
  const { data: rounds } = useQuery(crashRounds(token))
  const [sheet, setSheet] = useState<GameSheet>()
  const [asked, setAsked] = useState<AskedProof>()
  const close = () => setSheet(undefined)
  const open = (next: GameSheet, proof?: AskedProof) => {
    setAsked(proof)
    setSheet(next)
  }
  const ownBet = table.bet?.round === table.round?.round ? table.bet : undefined
  const prove = ({ round, hash, point }: ProvenRound) => {
    const bet = [own.last, ownBet].find((one) => one?.round === round) ?? undefined
    open('fairness', { round, hash: hash ?? '', point: point ?? 0, ...(bet && { bet }) })
  }
  const { least, most, bettingMs } = table.rules
  const facts: readonly Fact[] = [[t('auto_cash_out'), `${hundredthsText(least)}× – ${hundredthsText(most)}×`]]

  return (
    <GameShell
      session={session}
      balance={table.balance}
      fairness={<FairnessLine round={table.round?.round} onOpen={() => open('fairness')} />}
      sheets={
        <>
          <CrashHistory
            isOpen={sheet === 'history'}
            onClose={close}
            token={token}
            currency={session}
            onVerify={(row) =>
              open('fairness', { round: row.round, hash: row.hash ?? '', point: row.point ?? 0, proof: row.proof, bet: row })
            }
          />
          <Sheet isOpen={sheet === 'rules'} onClose={close} title={t('game-frame:rules')}>
            <GameRules
              table={table}
              currency={session}
              rules={[
                t('rule_1', { seconds: bettingMs / 1_000 }),
                t('rule_2'),
                t('rule_3'),
                t('rule_4'),
                t('rule_5'),
                t('rule_6'),
              ]}
              facts={facts}
            />
          </Sheet>
          <CrashFairness
            isOpen={sheet === 'fairness'}
            onClose={close}
            token={token}
            chain={table.chain}
            asked={asked}
            currency={session}
          />
        </>
      }
    >
      <CrashStage
        flight={flight}
        table={table}
        own={own}
        line={line}
        rounds={rounds?.list ?? []}
        currency={session}
        onRound={prove}
        onHistory={() => open('history')}
      />
      <CrashSeats flight={flight} seats={table.seats} ownBet={ownBet?.bet} currency={session} />
      <CrashBetCard play={play} table={table} session={session} onRules={() => open('rules')} />
      <CrashDock play={play} table={table} session={session} onReopen={onReopen} />
    </GameShell>
  )
}
