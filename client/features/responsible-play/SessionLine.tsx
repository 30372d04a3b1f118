import { Clock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { PlaySession } from '#contract/responsible-play.ts'
import { useElapsed } from './elapsed.ts'
import { useRealityCheck } from './responsible-play.queries.ts'
import styles from './ResponsiblePlay.module.css'

/** How long this session has lasted, always in sight while playing (RG-11). */
export function SessionLine() {
  const { data, dataUpdatedAt } = useRealityCheck()
  return data ? <Running session={data.session} toldAt={dataUpdatedAt} /> : null
}

function Running({ session, toldAt }: { session: PlaySession; toldAt: number }) {
  const { t } = useTranslation('responsible-play')
  const time = useElapsed(session, toldAt)
  return (
    <p className={styles.line}>
      <Clock size={14} aria-hidden="true" />
      {t('playing_for', { time })}
    </p>
  )
}
