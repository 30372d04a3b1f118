import { Clock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { PlaySession } from '#contract/identity/responsible-play.ts'
import { useElapsed } from './elapsed.ts'
import { useRealityCheck } from './responsible-play.queries.ts'
import styles from './ResponsiblePlay.module.css'

/** The length of this session, always visible while playing (RG-11). */
export function SessionLine() {
  const { data, dataUpdatedAt } = useRealityCheck()
  return data ? <Running session={data.session} receivedAt={dataUpdatedAt} /> : null
}

function Running({ session, receivedAt }: { session: PlaySession; receivedAt: number }) {
  const { t } = useTranslation('responsible-play')
  const time = useElapsed(session, receivedAt)
  return (
    <p className={styles.line}>
      <Clock size={14} aria-hidden="true" />
      {t('playing_for', { time })}
    </p>
  )
}
