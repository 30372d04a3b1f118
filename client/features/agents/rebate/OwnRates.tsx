import { useQuery } from '@tanstack/react-query'
import { Gauge, Percent } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Value } from '#contract/endpoint.ts'
import type * as rebateEndpoints from '#contract/agents/rebate.ts'
import { SCREENS } from '#client/lib/paths.ts'
import { formatNumber } from '#client/lib/format.ts'
import { formatStep } from '#client/lib/rate.ts'
import { BlockHead, ButtonLink, Card, ErrorState, Skeleton } from '#client/ui/index.ts'
import { ownRates, rateQuotas } from './rebate.queries.ts'
import styles from './Rates.module.css'

type Quota = Value<typeof rebateEndpoints.quotas>[number]['quotaRebateConfig'][number]

/** How many members of the line may still get a high series. */
function Quotas({ quotas }: { quotas: readonly Quota[] }) {
  const { t, i18n } = useTranslation(['rebate', 'common'])
  const number = (value: number) => formatNumber(value, i18n.language)
  return (
    <section className={styles.section}>
      <BlockHead icon={<Gauge size={20} />} title={t('quotas')} />
      <p className={styles.lead}>{t('quotas_line')}</p>
      <Card isList>
        {quotas.map(({ type, series, total, available }) => (
          <div key={`${type}/${series}`} className={styles.line}>
            <span className={styles.name}>{t('series_of', { name: t(`common:category_${type}`), series })}</span>
            <span className={styles.value}>{t('left_of', { left: number(available), total: number(total) })}</span>
          </div>
        ))}
      </Card>
    </section>
  )
}

/** One's own rates, and where to set the rates of others. */
export function OwnRates() {
  const { t, i18n } = useTranslation(['rebate', 'common'])
  const { data, error, refetch } = useQuery(ownRates())
  // Loaded first: if they came later, they would push the button away.
  const { data: groups, isPending } = useQuery(rateQuotas())
  if (error && !data) return <ErrorState error={error} onRetry={refetch} />
  if (!data || isPending) return <Skeleton shape="list" rows={6} />
  // Empty if no series is limited.
  const quotas = groups?.flatMap(({ quotaRebateConfig }) => quotaRebateConfig) ?? []
  return (
    <>
      <section className={styles.section}>
        <BlockHead icon={<Percent size={20} />} title={t('own')} />
        <p className={styles.lead}>{t('own_line')}</p>
        <Card isList>
          {Object.values(data)
            .flat()
            .map(({ type, rebateValue, series }) => {
              const percent = formatStep(rebateValue, i18n.language)
              return (
                <div key={type} className={styles.line}>
                  <span className={styles.name}>{t(`common:category_${type}`)}</span>
                  <span className={styles.value}>{series > 0 ? t('series', { series, percent }) : percent}</span>
                </div>
              )
            })}
        </Card>
      </section>
      {quotas.length > 0 && <Quotas quotas={quotas} />}
      <ButtonLink to={SCREENS.team.path}>{t('choose_member')}</ButtonLink>
    </>
  )
}
