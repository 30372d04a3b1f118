import { ListChecks, ListFilter } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DOWNLINE_SORTS } from '#contract/agents/downline/downline.ts'
import { FilterButton } from '#client/ui/report/index.ts'
import { Button } from '#client/ui/index.ts'
import type { TeamFilter } from './downline.queries.ts'
import styles from './Downline.module.css'
import { FilterSheet } from './FilterSheet.tsx'

interface Props {
  filter: TeamFilter
  /** Search results have an order of their own. */
  isSearching: boolean
  isFiltered: boolean
  maySortByBalance: boolean
  isPicking: boolean
  onFilter: (filter: TeamFilter) => void
  onPicking: (isPicking: boolean) => void
}

/** Filters, order, and the switch to selecting several members. */
export function TeamTools({ filter, isSearching, isFiltered, maySortByBalance, isPicking, onFilter, onPicking }: Props) {
  const { t } = useTranslation('downline')
  const [isFiltering, setFiltering] = useState(false)
  const sorts = DOWNLINE_SORTS.filter((sort) => sort !== 'balance' || maySortByBalance)
  return (
    <>
      <div className={styles.bar}>
        <Button
          variant="secondary"
          size="small"
          icon={<ListFilter size={18} />}
          aria-haspopup="dialog"
          onClick={() => setFiltering(true)}
        >
          {t(isFiltered && !isSearching ? 'filtered' : 'filters')}
        </Button>
        {!isSearching && (
          <FilterButton
            title={t('sort')}
            options={sorts.map((value) => ({ value, label: t(`sort_${value}`) }))}
            value={filter.sort}
            onChange={(sort) => onFilter({ ...filter, sort })}
          />
        )}
        <Button
          variant={isPicking ? 'primary' : 'ghost'}
          size="small"
          icon={<ListChecks size={18} />}
          aria-pressed={isPicking}
          onClick={() => onPicking(!isPicking)}
        >
          {t('pick_several')}
        </Button>
      </div>
      {isFiltering && <FilterSheet filter={filter} isOpen onClose={() => setFiltering(false)} onChange={onFilter} />}
    </>
  )
}
