import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { BackOfficeTable } from '#client/ui/back-office/index.ts'
import { Button } from '#client/ui/index.ts'
import styles from './RewardCampaigns.module.css'

type Table<Row> = ComponentProps<typeof BackOfficeTable<Row>>
interface Props<Row> extends Pick<Table<Row>, 'label' | 'columns' | 'rowKey' | 'empty'> {
  list: UseInfiniteQueryResult<InfiniteData<Row[]>>
}

/** A list of a campaign, such as its claims or rains, page by page. */
export function PagedTable<Row>({ list, ...table }: Props<Row>) {
  const { t } = useTranslation('reward-campaigns')
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = list
  return (
    <div className={styles.listed}>
      <BackOfficeTable {...table} rows={data?.pages.flat()} error={error} onRetry={refetch}>
        {hasNextPage && (
          <Button
            size="small"
            variant="secondary"
            className={styles.more}
            isLoading={isFetchingNextPage}
            onClick={() => void fetchNextPage()}
          >
            {t('more')}
          </Button>
        )}
      </BackOfficeTable>
    </div>
  )
}
