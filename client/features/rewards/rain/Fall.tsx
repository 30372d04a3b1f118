import { useState } from 'react'
import type { Rain } from '#contract/rewards/rain/rain.ts'
import { CatchCard } from './CatchCard.tsx'
import { Envelopes } from './Envelopes.tsx'
import styles from './Fall.module.css'
import { Lettering } from './Lettering.tsx'
import { Opened } from './Opened.tsx'
import { RainStage } from './RainStage.tsx'
import { isFull, phaseOf, secondsUntil } from './rain-parts.ts'
import { Result } from './Result.tsx'
import { SecondsRing } from './SecondsRing.tsx'
import { TapNotice } from './TapNotice.tsx'
import { useCatching } from './use-catching.ts'
import { useRainWords } from './use-rain-words.ts'

interface Props {
  rain: Rain
  /** The next rain, once it is known. */
  next: Rain | null
  now: number
  /** Goes to the next rain's countdown. */
  onNext: () => void
}

/** A rain while it falls, and then its result. */
export function Fall({ rain, next, now, onNext }: Props) {
  const { t } = useRainWords()
  const isOver = phaseOf(rain, now) === 'OVER'
  const catching = useCatching(rain, isOver)
  // Caught on an earlier visit: the whole result is shown at once.
  const [isBefore] = useState(rain.caught !== null)
  const [isAsking, setAsking] = useState(false)
  const { caught, isSending, isRefused, error } = catching
  const isFullNow = (rain.state === 'FULL' && !caught) || isFull(error)
  const isGuest = rain.state === 'GUEST'
  if ((isBefore || isFullNow || isOver) && !isSending)
    return <Result caught={caught} isFull={isFullNow} error={isRefused ? error : null} next={next} now={now} onNext={onNext} />

  const isStopped = isRefused || rain.state === 'MISSING' || isAsking
  const tap = () => (isGuest ? setAsking(true) : catching.tap())
  return (
    <RainStage isFixed corner={<SecondsRing seconds={secondsUntil(rain.endsAt, now)} />}>
      <div className={styles.title}>
        <Lettering title={rain.title} />
      </div>
      {!isOver && <Envelopes seed={rain.rainId} isStopped={isStopped} onTap={tap} />}
      <Opened catching={catching} />
      <div className={styles.foot}>
        {isStopped ? (
          <TapNotice rain={rain} error={error} />
        ) : (
          <>
            <CatchCard catching={catching} />
            <p className={styles.hint}>{t('hint')}</p>
          </>
        )}
      </div>
    </RainStage>
  )
}
