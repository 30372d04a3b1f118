import { Clock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatDuration } from '#client/lib/format.ts'
import { useNow } from '#client/lib/use-now.ts'
import { useRealityCheck } from './responsible-play.queries.ts'
import styles from './ResponsiblePlay.module.css'

const MINUTE_MS = 60_000

/** How long this session has lasted, always in sight while playing (RG-11). */
export function SessionLine() {
  const { t, i18n } = useTranslation('responsible-play')
  const { data } = useRealityCheck()
  const now = useNow(MINUTE_MS)
  if (!data) return null
  return (
    <p className={styles.line}>
      <Clock size={14} aria-hidden="true" />
      {t('playing_for', { time: formatDuration(Math.max(0, now - data.session.startedAt), i18n.language) })}
    </p>
  )
}
