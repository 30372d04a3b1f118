import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { KENO_DRAWN, KENO_MOST_CHOSEN, KENO_RISKS, kenoPays, type KenoRisk } from '#contract/play/originals/keno.ts'
import { MULTIPLIER_SCALE } from '#contract/play/originals/multiplier.ts'
import {
  GamePage,
  GameStage,
  HistoryButton,
  InstantGame,
  type OpenedGame,
  RiskControl,
  TurboButton,
  useInstantPlay,
  useWinLine,
} from '#client/features/play/game-frame/index.ts'
import { cx } from '#client/lib/class-names.ts'
import { KENO_DRAW_MS } from '#client/lib/timings.ts'
import { kenoCalls, type KenoTable } from './keno-calls.ts'
import { randomPick, toggled } from './keno-choice.ts'
import choices from './KenoChoices.module.css'
import { KenoGrid } from './KenoGrid.tsx'
import { KenoLegend } from './KenoLegend.tsx'
import { KenoOdds } from './KenoOdds.tsx'
import { KenoPays } from './KenoPays.tsx'
import styles from './KenoStage.module.css'
import { KenoTools } from './KenoTools.tsx'
import { KenoTube } from './KenoTube.tsx'
import { useReveal } from './use-reveal.ts'

const random = (below: number) => Math.floor(Math.random() * below)

/** The whole game: numbers, pays, risk, bet pad and rules. */
function KenoGame(game: OpenedGame<KenoTable>) {
  const { t } = useTranslation('keno')
  const [chosen, setChosen] = useState<readonly number[]>([])
  const [risk, setRisk] = useState<KenoRisk>('classic')
  /** The selection is a random pick: show its numbers one by one. */
  const [isRandom, setRandom] = useState(false)
  /** The round whose drawn numbers are hidden, because the player has changed the selection since. */
  const [clearedRound, setClearedRound] = useState<string>()
  const pays = chosen.length === 0 ? [] : kenoPays(risk, chosen.length)
  const play = useInstantPlay({
    calls: kenoCalls,
    game,
    choices: chosen.length === 0 ? undefined : { risk, numbers: [...chosen] },
    multiplier: pays.length === 0 ? MULTIPLIER_SCALE : Math.max(...pays),
    showMs: (KENO_DRAWN + 2) * KENO_DRAW_MS,
  })
  const { round, shown, isAsking, isShowing, isLocked, turbo } = play
  const seen = useReveal(KENO_DRAWN, round?.roundId, isShowing, play.isStill)
  const standing = isAsking || round?.roundId === clearedRound ? undefined : round
  const drawn = standing?.drawn.slice(0, seen)
  const hits = drawn?.filter((number) => chosen.includes(number)).length
  const line = useWinLine({ play, currency: game.session, first: t('first_bet'), busy: t('drawing') })
  const choose = (next: readonly number[], isFromRandom = false) => {
    setChosen(next)
    setRandom(isFromRandom)
    setClearedRound(round?.roundId)
    play.forgive()
  }
  const takeRisk = (next: KenoRisk) => {
    setRisk(next)
    choose(chosen)
  }
  const repeat = () => {
    if (!shown) return
    setRisk(shown.risk)
    choose(shown.numbers)
  }

  return (
    <InstantGame
      calls={kenoCalls}
      game={game}
      play={play}
      rules={[t('rule_1', { most: KENO_MOST_CHOSEN }), t('rule_2'), t('rule_3'), t('rule_4')]}
      pays={<KenoOdds risk={risk} chosen={chosen.length} />}
      busyText={t('drawing')}
      missing={chosen.length === 0 ? t('choose_first') : undefined}
    >
      {(open) => (
        <>
          <GameStage
            label={t('title')}
            play={play}
            currency={game.session}
            line={line}
            isLineHidden
            className={cx(styles.stage, play.isStill && styles.still)}
            top={<KenoTube drawn={isAsking ? [] : drawn} chosen={new Set(chosen)} hint={t('first_bet')} />}
            below={
              <KenoLegend
                chosen={chosen.length}
                drawn={drawn?.length ?? 0}
                hits={hits ?? 0}
                start={<TurboButton turbo={turbo} />}
                end={<HistoryButton onOpen={open.history} />}
              />
            }
          >
            <KenoGrid
              chosen={chosen}
              drawn={new Set(drawn)}
              canChooseMore={chosen.length < KENO_MOST_CHOSEN}
              isLocked={isLocked}
              isInTurn={isRandom}
              onToggle={(number) => choose(toggled(chosen, number))}
            />
          </GameStage>
          <div className={choices.choices}>
            <KenoPays
              pays={pays}
              hits={hits}
              ended={isShowing ? undefined : standing}
              isAsking={isAsking}
              currency={game.session}
            />
            <RiskControl risks={KENO_RISKS} risk={risk} onChange={takeRisk} isLocked={isLocked} />
            <KenoTools
              isLocked={isLocked}
              onRandom={() => choose(randomPick(random), true)}
              onRepeat={shown && repeat}
              onClear={chosen.length > 0 ? () => choose([]) : undefined}
            />
          </div>
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
