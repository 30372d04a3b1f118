import { Circle, CircleAlert, CircleCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Reward } from '#contract/rewards/reward/reward.ts'
import { Link } from '#client/ui/index.ts'
import { MENDS } from './reward-parts.ts'
import styles from './RewardSheet.module.css'

function Mark({ isGuest, isMet }: { isGuest: boolean; isMet: boolean }) {
  const { t } = useTranslation('reward')
  if (isGuest) return <Circle size={22} aria-hidden="true" className={styles.unknown} />
  return (
    <>
      {isMet ? (
        <CircleCheck size={22} aria-hidden="true" className={styles.met} />
      ) : (
        <CircleAlert size={22} aria-hidden="true" className={styles.unmet} />
      )}
      <span className="visually-hidden">{t(isMet ? 'need_met' : 'need_missing')}:</span>
    </>
  )
}

/** Requirements for a claim; missing ones link to where they can be met. Nothing is known about a guest. */
export function RewardNeeds({ reward: { state, needs, block } }: { reward: Pick<Reward, 'state' | 'needs' | 'block'> }) {
  const { t } = useTranslation('reward')
  if (needs.length === 0 && !block) return null
  const isGuest = state === 'GUEST'
  const all = [...needs.map(({ need, isMet }) => ({ lack: need, isMet })), ...(block ? [{ lack: block, isMet: false }] : [])]
  return (
    <section aria-label={t('needs')} className={styles.part}>
      <h3 className={styles.heading}>{t('needs')}</h3>
      <ul>
        {all.map(({ lack, isMet }) => (
          <li key={lack} className={styles.need}>
            <Mark isGuest={isGuest} isMet={isMet} />
            <span className={styles.needName}>{t(`need_${lack}`)}</span>
            {!isMet && !isGuest && (
              <Link to={MENDS[lack].to} className={styles.link}>
                {t(MENDS[lack].text)}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
