import { useQuery } from '@tanstack/react-query'
import { Gauge, Percent } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { SCREENS } from '#client/lib/paths.ts'
import { formatNumber } from '#client/lib/format.ts'
import { formatStep } from '#client/lib/rate.ts'
import { BlockHead, ButtonLink, Card, ErrorState, Skeleton } from '#client/ui/index.ts'
import { ownRates, rateQuotas } from './rebate.queries.ts'
import styles from './Rates.module.css'

/** How many members of the line may still have a high series; nothing where none is rationed. */
function Quotas() {
  const { t, i18n } = useTranslation(['rebate', 'common'])
  const { data } = useQuery(rateQuotas())
  const quotas = data?.flatMap(({ quotaRebateConfig }) => quotaRebateConfig) ?? []
  if (quotas.length === 0) return null
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

/** The rates one has oneself, and where others are given theirs. */
export function OwnRates() {
  const { t, i18n } = useTranslation(['rebate', 'common'])
  const { data, error, refetch } = useQuery(ownRates())
  if (error && !data) return <ErrorState error={error} onRetry={refetch} />
  if (!data) return <Skeleton shape="list" rows={6} />
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
      <Quotas />
      <ButtonLink to={SCREENS.team.path}>{t('choose_member')}</ButtonLink>
    </>
  )
}
