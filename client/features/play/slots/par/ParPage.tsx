import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { ApiError } from '#client/lib/api-error.ts'
import { useDocumentTitle } from '#client/lib/page-title.ts'
import { paths } from '#client/lib/paths.ts'
import { BackBar, ButtonLink, EmptyState, ErrorState, Skeleton } from '#client/ui/index.ts'
import { ParContent } from './ParContent.tsx'
import styles from './ParPage.module.css'
import { parOf } from './par.queries.ts'

/** All data that decides a slot's payouts, published so that anyone can recompute them (SLT-10). */
export function ParPage() {
  const { t } = useTranslation('slots')
  const { gameCode = '' } = useParams()
  const { data, isError, error, refetch } = useQuery(parOf(gameCode))
  useDocumentTitle(data ? `${data.gameName} · ${t('par_title')}` : t('par_title'))
  const isUnknown = error instanceof ApiError && error.code === 'no.data'

  const content = () => {
    if (data) return <ParContent par={data} />
    const toGames = <ButtonLink to={paths.gameList()}>{t('to_games')}</ButtonLink>
    if (isUnknown) return <EmptyState message={t('par_unknown')} action={toGames} />
    if (isError) return <ErrorState error={error} onRetry={refetch} />
    return (
      <>
        <Skeleton shape="banner" />
        <Skeleton shape="list" rows={6} />
      </>
    )
  }
  return (
    <div className={styles.page}>
      <BackBar title={data?.gameName ?? ''} parent={isUnknown ? paths.gameList() : paths.play(gameCode)} />
      <div className={styles.body}>{content()}</div>
    </div>
  )
}
