import { useTranslation } from 'react-i18next'
import type { Grant } from '#contract/back-office/reward-grant.ts'
import { formatNumber } from '#client/lib/format.ts'
import { useMay } from '#client/lib/back-office/operator-session.ts'
import { useWords } from '#client/lib/back-office/use-words.ts'
import { Facts } from '#client/ui/back-office/index.ts'
import { Link } from '#client/ui/index.ts'
import styles from './RewardGrant.module.css'
import { useFilterWords } from './use-grant-words.ts'

/** The decision on a grant, who made it, and who gets the gift. */
export function GrantFacts({ grant }: { grant: Grant }) {
  const { t, i18n } = useTranslation('reward-grant')
  const { money, when } = useWords()
  const filterWords = useFilterWords()
  const mayEdit = useMay('content.edit')
  const {
    campaignId,
    filter,
    members,
    total,
    reason,
    proposedBy,
    proposedAt,
    decidedBy,
    decidedAt,
    stoppedBy,
    stoppedAt,
    answer,
  } = grant
  return (
    <>
      <Facts
        of={[
          [t('members'), formatNumber(members, i18n.language)],
          [t('total'), money(total)],
          [t('proposed_by'), proposedBy],
          [t('at'), when(proposedAt)],
          decidedBy === null ? undefined : [t('decided_by'), decidedBy],
          decidedAt === null ? undefined : [t('decided_at'), when(decidedAt)],
          stoppedBy === null ? undefined : [t('stopped_by'), stoppedBy],
          stoppedAt === null ? undefined : [t('stopped_at'), when(stoppedAt)],
        ]}
      />
      <dl className={styles.texts}>
        <div>
          <dt>{t('for_whom')}</dt>
          <dd>{filter ? filterWords(filter).map((words) => <p key={words}>{words}</p>) : t('by_LIST')}</dd>
        </div>
        <div>
          <dt>{t('reason')}</dt>
          <dd>{reason}</dd>
        </div>
        {answer !== '' && (
          <div>
            <dt>{t('answer')}</dt>
            <dd>{answer}</dd>
          </div>
        )}
      </dl>
      {mayEdit && (
        <Link to={`/operator/rewards/${campaignId}/claims`} className={styles.link}>
          {t('claims_of_campaign')}
        </Link>
      )}
    </>
  )
}
