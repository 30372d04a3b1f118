import { Eraser, Shuffle } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { KENO_DRAWN, KENO_MOST_CHOSEN, KENO_RISKS, kenoPays, type KenoRisk } from '#contract/play/originals/keno.ts'
import { MULTIPLIER_SCALE } from '#contract/play/originals/multiplier.ts'
import {
  GamePage,
  InstantGame,
  GameStage,
  type OpenedGame,
  RiskControl,
  useInstantPlay,
  useWinLine,
} from '#client/features/play/game-frame/index.ts'
import { KENO_DRAW_MS } from '#client/lib/timings.ts'
import { Button } from '#client/ui/index.ts'
import { kenoCalls, type KenoTable } from './keno-calls.ts'
import { randomPick, toggled } from './keno-choice.ts'
import styles from './KenoGame.module.css'
import { KenoGrid } from './KenoGrid.tsx'
import { KenoPays } from './KenoPays.tsx'
import { useReveal } from './use-reveal.ts'

const random = (below: number) => Math.floor(Math.random() * below)

/** The whole game: numbers, pays, risk, bet pad and rules. */
function KenoGame(game: OpenedGame<KenoTable>) {
  const { t } = useTranslation('keno')
  const [chosen, setChosen] = useState<readonly number[]>([])
  const [risk, setRisk] = useState<KenoRisk>('classic')
  /** The drawn numbers stay until others are chosen: those of this round are cleared away. */
  const [clearedRound, setClearedRound] = useState<string>()
  const pays = chosen.length === 0 ? [] : kenoPays(risk, chosen.length)
  const play = useInstantPlay({
    calls: kenoCalls,
    game,
    choices: chosen.length === 0 ? undefined : { risk, numbers: [...chosen] },
    multiplier: pays.length === 0 ? MULTIPLIER_SCALE : Math.max(...pays),
    showMs: (KENO_DRAWN + 2) * KENO_DRAW_MS,
  })
  const { round, isAsking, isShowing, isLocked } = play
  const seen = useReveal(KENO_DRAWN, round?.roundId, isShowing, play.isStill)
  const isStale = isAsking || round?.roundId === clearedRound
  const drawn = new Set(round && !isStale ? round.drawn.slice(0, seen) : [])
  const line = useWinLine({ play, currency: game.session, first: t('first_bet'), busy: t('drawing') })
  const choose = (next: readonly number[]) => {
    setChosen(next)
    setClearedRound(round?.roundId)
    play.forgive()
  }

  return (
    <InstantGame
      calls={kenoCalls}
      game={game}
      play={play}
      rules={[t('rule_1', { most: KENO_MOST_CHOSEN }), t('rule_2'), t('rule_3'), t('rule_4')]}
      busyText={t('drawing')}
      missing={chosen.length === 0 ? t('choose_first') : undefined}
    >
      {(open) => (
        <>
          <GameStage label={t('title')} play={play} currency={game.session} line={line} isLongLine onHistory={open.history}>
            <KenoGrid
              chosen={new Set(chosen)}
              drawn={drawn}
              canChooseMore={chosen.length < KENO_MOST_CHOSEN}
              isLocked={isLocked}
              onToggle={(number) => choose(toggled(chosen, number))}
            />
            <KenoPays pays={pays} hits={round && !isStale && !isShowing ? round.hits : undefined} />
          </GameStage>
          <div className={styles.tools}>
            <Button
              variant="secondary"
              size="small"
              icon={<Shuffle size={18} aria-hidden="true" />}
              disabled={isLocked}
              onClick={() => choose(randomPick(random))}
            >
              {t('random')}
            </Button>
            <Button
              variant="secondary"
              size="small"
              icon={<Eraser size={18} aria-hidden="true" />}
              disabled={isLocked || chosen.length === 0}
              onClick={() => choose([])}
            >
              {t('clear')}
            </Button>
            <output className={styles.count}>{t('chosen', { count: chosen.length, most: KENO_MOST_CHOSEN })}</output>
          </div>
          <RiskControl risks={KENO_RISKS} risk={risk} onChange={setRisk} isLocked={isLocked} />
        </>
      )}
    </InstantGame>
  )
}

/** Keno: ten of forty numbers are drawn, and the hits say what the bet pays. */
export function KenoPage() {
  const { t } = useTranslation('keno')
  return (
    <GamePage calls={kenoCalls} title={t('title')}>
      {(game) => <KenoGame {...game} />}
    </GamePage>
  )
}
