import { Users } from 'lucide-react'
import type { Rain, RainRoom } from '#contract/rewards/rain/rain.ts'
import { RewardNeeds } from '#client/features/rewards/reward/index.ts'
import { ButtonLink } from '#client/ui/index.ts'
import { paths } from '#client/lib/paths.ts'
import styles from './Before.module.css'
import { BeforeAction } from './BeforeAction.tsx'
import { Countdown } from './Countdown.tsx'
import { Fan } from './Fan.tsx'
import { Lettering } from './Lettering.tsx'
import { RainStage } from './RainStage.tsx'
import { Inside, Rules } from './Rules.tsx'
import { useRainWords } from './use-rain-words.ts'
import { Winners } from './Winners.tsx'

function Waiting({ count }: { count: number }) {
  const { t, number } = useRainWords()
  return (
    <p className={styles.waiting}>
      <Users size={18} aria-hidden="true" />
      <span className="visually-hidden">{t('waiting')}</span> {number(count)}
    </p>
  )
}

interface Props {
  room: RainRoom
  rain: Rain
  now: number
}
/** Before the rain: when it is, how it works, and who caught most last time. */
export function Before({ room: { waiting, last }, rain, now }: Props) {
  return (
    <RainStage corner={waiting > 0 && <Waiting count={waiting} />}>
      <div className={styles.body}>
        <Lettering title={rain.title} />
        <Fan />
        <Countdown startsAt={rain.startsAt} now={now} />
        {rain.state === 'MISSING' && (
          <div className={styles.needs}>
            <RewardNeeds reward={{ state: 'MISSING', needs: rain.needs, block: null }} />
          </div>
        )}
        <Rules />
        {last && <Winners last={last} now={now} />}
        <Inside rain={rain} />
      </div>
      <div className={styles.foot}>
        <BeforeAction rain={rain} now={now} />
      </div>
    </RainStage>
  )
}

/** No rain is planned. */
export function NonePlanned({ room: { last }, now }: Pick<Props, 'room' | 'now'>) {
  const { t } = useRainWords()
  return (
    <RainStage>
      <div className={styles.body}>
        <Lettering title={t('title')} />
        <Fan />
        <p className={styles.none}>{t('none')}</p>
        {last && <Winners last={last} now={now} />}
      </div>
      <div className={styles.foot}>
        <ButtonLink to={paths.home} isWide>
          {t('play')}
        </ButtonLink>
      </div>
    </RainStage>
  )
}
