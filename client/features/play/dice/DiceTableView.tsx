import { useInfiniteQuery } from '@tanstack/react-query'
import { FlaskConical, Volume2, VolumeOff } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import type { DiceTable } from '#contract/play/dice/dice.ts'
import { diceRollAsync } from '#contract/play/dice/dice-roll.ts'
import type { GameSession } from '#contract/play/launch.ts'
import { FairnessCard, FairnessSheet, type Outcome, type SeedProof } from '#client/features/play/fairness/index.ts'
import { isOpenedHere } from '#client/features/play/launch/index.ts'
import { SessionLine } from '#client/features/identity/responsible-play/index.ts'
import { BalancePill } from '#client/features/money/wallet/index.ts'
import { BackBar, IconButton } from '#client/ui/index.ts'
import { BetPad } from './BetPad.tsx'
import { diceHistory, roundsOf, useReloadHistory, type HistoryRow } from './dice.queries.ts'
import { hundredthsText } from './dice-target.ts'
import styles from './DicePage.module.css'
import { DiceStage } from './DiceStage.tsx'
import { DiceStats } from './DiceStats.tsx'
import { HistorySheet } from './HistorySheet.tsx'
import { RulesSheet } from './RulesSheet.tsx'
import { setSound, useSoundOn } from './sound.ts'
import { useDice } from './use-dice.ts'

type OpenSheet = 'history' | 'rules' | 'fairness'

/** How the fairness sheet recomputes a roll of this game. */
const rollOutcome: Outcome = async (hmac, { serverSeed, clientSeed, nonce }) =>
  hundredthsText(await diceRollAsync(hmac, serverSeed, clientSeed, nonce))

const toProof = ({ serverSeed, serverSeedHash, clientSeed, nonce, roll }: HistoryRow): SeedProof => ({
  serverSeed: serverSeed ?? '',
  serverSeedHash,
  clientSeed,
  nonce: String(nonce),
  expected: hundredthsText(roll),
})

function SoundButton() {
  const { t } = useTranslation('dice')
  const isOn = useSoundOn()
  return (
    <IconButton
      label={t('sound')}
      aria-pressed={isOn}
      icon={isOn ? <Volume2 size={22} /> : <VolumeOff size={22} />}
      onClick={() => setSound(!isOn)}
    />
  )
}

interface Props {
  session: GameSession
  table: DiceTable
  onReopen: () => unknown
}

/** The whole game screen: stage, odds, bet pad, fairness, and their sheets. */
export function DiceTableView({ session, table, onReopen }: Props) {
  const { t } = useTranslation('dice')
  const { state } = useLocation()
  const dice = useDice(session, table)
  const history = useInfiniteQuery(diceHistory(session.token))
  const reloadHistory = useReloadHistory(session.token)
  const [sheet, setSheet] = useState<OpenSheet>()
  const [proof, setProof] = useState<SeedProof>()
  const rounds = roundsOf(history.data)
  const close = () => setSheet(undefined)
  const verify = (row: HistoryRow) => {
    setProof(toProof(row))
    setSheet('fairness')
  }

  return (
    <div className={styles.page}>
      <BackBar
        title={session.gameName}
        backTo={isOpenedHere(state) ? undefined : session.backUrl}
        trailing={
          <>
            <SoundButton />
            <BalancePill of={{ ...session, sumBalance: dice.balance }} />
          </>
        }
      />
      {session.mode === 'TRIAL' && (
        <p className={styles.trial}>
          <FlaskConical size={16} aria-hidden="true" />
          {t('trial')}
        </p>
      )}
      <div className={styles.body}>
        <DiceStage dice={dice} rounds={rounds} currency={session} onHistory={() => setSheet('history')} />
        <DiceStats dice={dice} />
        <BetPad dice={dice} table={table} session={session} onRules={() => setSheet('rules')} onReopen={onReopen} />
        {session.mode === 'REAL' && <SessionLine />}
        <FairnessCard
          token={session.token}
          bets={rounds[0]?.roundId}
          onOpen={() => {
            setProof(undefined)
            setSheet('fairness')
          }}
        />
      </div>
      <HistorySheet
        isOpen={sheet === 'history'}
        onClose={close}
        history={history}
        rounds={rounds}
        currency={session}
        onVerify={verify}
      />
      <RulesSheet isOpen={sheet === 'rules'} onClose={close} table={table} currency={session} />
      <FairnessSheet
        isOpen={sheet === 'fairness'}
        onClose={close}
        token={session.token}
        proof={proof}
        outcome={rollOutcome}
        outcomeLabel={t('roll')}
        onRotated={reloadHistory}
      />
    </div>
  )
}
