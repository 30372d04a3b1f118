import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '#client/lib/error-text.ts'
import { toast } from '#client/lib/notices.ts'
import { SCREENS } from '#client/lib/paths.ts'
import { Button, ButtonLink, EmptyState, ErrorState, FormError, Skeleton } from '#client/ui/index.ts'
import { ApiError } from '#client/lib/api-error.ts'
import { RateFields } from './RateFields.tsx'
import { changesOf, type ChosenRates } from './rates.ts'
import { downlineRates, useChangeRates } from './rebate.queries.ts'
import styles from './Rates.module.css'

/** The rates of one direct downline; saved rates apply from now on. */
export function DownlineRates({ memberId, name }: { memberId: number; name: string }) {
  const { t } = useTranslation('rebate')
  const { data, error, refetch } = useQuery(downlineRates(memberId))
  const change = useChangeRates()
  const errorText = useErrorText()
  const [rates, setRates] = useState<ChosenRates>({})
  if (error instanceof ApiError && error.code === 'no.data')
    return <EmptyState message={t('not_direct')} action={<ButtonLink to={SCREENS.team.path}>{t('choose_member')}</ButtonLink>} />
  if (error && !data) return <ErrorState error={error} onRetry={refetch} />
  if (!data) return <Skeleton shape="list" rows={6} />
  const changes = changesOf(data.configs, rates)
  const save = () =>
    change.mutate(
      { customerId: memberId, rebates: changes },
      {
        onSuccess: () => {
          setRates({})
          toast.success(t('saved'))
        },
      },
    )
  return (
    <>
      <p className={styles.lead}>{t('of_member', { name })}</p>
      <RateFields configs={data.configs} rates={rates} onChange={setRates} isDisabled={change.isPending} />
      {change.error && <FormError>{errorText(change.error)}</FormError>}
      <Button onClick={save} isLoading={change.isPending} disabled={changes.length === 0}>
        {t('save')}
      </Button>
    </>
  )
}
