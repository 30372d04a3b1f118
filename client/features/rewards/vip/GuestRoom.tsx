import { Gift } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Rank } from '#contract/rewards/vip/vip.ts'
import { useSession } from '#client/lib/session.ts'
import { useLogInFirst } from '#client/lib/use-log-in-first.ts'
import { BlockHead, Button, Card } from '#client/ui/index.ts'
import benefits from './Benefits.module.css'
import { GiftArt } from './GiftArt.tsx'
import styles from './GuestRoom.module.css'
import { Medal } from './Medal.tsx'
import { useRankWords } from './use-rank-words.ts'
import { gifts } from './vip-parts.ts'

const MEDAL = 92

/** Replaces the member's rank: how to get one. A trial account needs a real one. */
export function GuestCard({ ranks }: { ranks: readonly Rank[] }) {
  const { t } = useTranslation(['vip', 'common'])
  const isTrial = useSession() !== null
  const logInFirst = useLogInFirst()
  return (
    <section aria-label={t('guest_title')} className={styles.card}>
      <Medal level={ranks.at(-1)?.level ?? 1} size={MEDAL} />
      <h2 className={styles.title}>{t('guest_title')}</h2>
      <p className={styles.text}>{isTrial ? t('common:real_account_needed') : t('guest_text')}</p>
      {!isTrial && (
        <Button isWide onClick={() => logInFirst()}>
          {t('guest_join')}
        </Button>
      )}
    </section>
  )
}

/** The highest benefits of the ranks; nothing if there are none. */
export function GiftsOfRanks({ ranks }: { ranks: readonly Rank[] }) {
  const { t } = useTranslation(['vip', 'reward'])
  const { short, rate } = useRankWords()
  const all = gifts(ranks)
  const bestRate = Math.max(0, ...ranks.flatMap(({ rebates }) => rebates.map((rebate) => rebate.rate)))
  if (all.length === 0) return null
  return (
    <section aria-label={t('benefits_of_ranks')}>
      <BlockHead icon={<Gift />} title={t('benefits_of_ranks')} />
      <Card isList>
        {all.map(({ template, most }) => (
          <article key={template} aria-label={t(`gift_${template}`)} className={benefits.benefit}>
            <GiftArt template={template} />
            <div className={benefits.about}>
              <h3 className={benefits.title}>{t(`gift_${template}`)}</h3>
              <strong className={benefits.amount}>
                {t('reward:at_most', { amount: most === undefined ? rate(bestRate) : short(most) })}
              </strong>
              {template !== 'REBATE' && <p className={benefits.line}>{t(`when_${template}`)}</p>}
            </div>
          </article>
        ))}
      </Card>
    </section>
  )
}
