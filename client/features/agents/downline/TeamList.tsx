import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MOST_SORTED_BY_BALANCE } from '#contract/agents/downline/downline.ts'
import { MOST_RECEIVERS } from '#contract/agents/downline/downline-transfer.ts'
import { useKept } from '#client/ui/report/index.ts'
import { useFlag } from '#client/lib/site.ts'
import { toast } from '#client/lib/notices.ts'
import { SCREENS } from '#client/lib/paths.ts'
import { DEBOUNCE_MS } from '#client/lib/timings.ts'
import { useDebounced } from '#client/lib/use-debounced.ts'
import { ButtonLink, EmptyState, ErrorState, Field, InfiniteList, Sheet, Skeleton } from '#client/ui/index.ts'
import { type DownlineRow, NO_FILTER, type TeamFilter, teamPages } from './downline.queries.ts'
import styles from './Downline.module.css'
import { ManySheet } from './ManySheet.tsx'
import { MemberSheet } from './MemberSheet.tsx'
import { MoveForm } from './MoveForm.tsx'
import { PickedMembers } from './PickedMembers.tsx'
import { TeamPath } from './TeamPath.tsx'
import { TeamRow } from './TeamRow.tsx'
import { TeamTools } from './TeamTools.tsx'

interface Props {
  /** The node whose downlines are shown; undefined = the agent. */
  node: number | undefined
  onNode: (node: number | undefined) => void
}

/** The tree, one branch at a time, or the search results. */
export function TeamList({ node, onNode }: Props) {
  const { t } = useTranslation('downline')
  const mayTransfer = useFlag('AGENTRANSMULTDOWN3')
  const [typed, setTyped] = useState('')
  const [filter, setFilter] = useState<TeamFilter>(NO_FILTER)
  const [picked, setPicked] = useState<ReadonlyMap<number, DownlineRow>>()
  const [action, setAction] = useState<'send' | 'move'>()
  const { kept, open, close } = useKept<DownlineRow>()
  const search = useDebounced(typed.trim(), DEBOUNCE_MS.search)
  const pages = useInfiniteQuery({ ...teamPages(node, { ...filter, search }), placeholderData: keepPreviousData })

  const first = pages.data?.pages[0]
  const rows = [...new Map(pages.data?.pages.flatMap(({ list }) => list).map((row) => [row.customerId, row])).values()]
  const isFiltered = Boolean(search || filter.kind || filter.status || filter.from || filter.to)
  const chosen = [...(picked?.values() ?? [])]
  const go = (to: number | undefined) => {
    setTyped('')
    setFilter({ ...NO_FILTER, sort: filter.sort === 'balance' ? 'username' : filter.sort })
    close()
    onNode(to)
  }
  const pick = (row: DownlineRow) => {
    const next = new Map(picked)
    if (!next.delete(row.customerId)) {
      if (next.size >= MOST_RECEIVERS) return void toast.info(t('most_picked', { count: MOST_RECEIVERS }))
      next.set(row.customerId, row)
    }
    return setPicked(next)
  }
  const done = () => {
    setAction(undefined)
    setPicked(undefined)
  }

  return (
    <>
      <Field
        label={t('search')}
        icon={<Search size={20} />}
        type="search"
        autoComplete="off"
        autoCapitalize="none"
        isClearable={typed !== ''}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {first && first.path.length > 1 && <TeamPath path={first.path} onNode={go} />}
      <TeamTools
        filter={filter}
        isSearching={search !== ''}
        isFiltered={isFiltered}
        maySortByBalance={(first?.footer.directCount ?? 0) <= MOST_SORTED_BY_BALANCE}
        isPicking={picked !== undefined}
        onFilter={setFilter}
        onPicking={(isOn) => setPicked(isOn ? new Map() : undefined)}
      />
      {pages.isPending ? (
        <Skeleton rows={6} />
      ) : !pages.data ? (
        <ErrorState error={pages.error} onRetry={pages.refetch} />
      ) : rows.length === 0 ? (
        <EmptyState
          message={t(isFiltered ? 'none_found' : node === undefined ? 'none_yet' : 'downline_empty')}
          action={!isFiltered && node === undefined && <ButtonLink to={SCREENS.openAccount.path}>{t('open_account')}</ButtonLink>}
        />
      ) : (
        <InfiniteList
          hasMore={pages.hasNextPage}
          onReachEnd={pages.fetchNextPage}
          isLoading={pages.isFetchingNextPage}
          hasFailed={pages.isFetchNextPageError}
        >
          <ul className={styles.list} aria-busy={pages.isPlaceholderData} aria-label={t('people')}>
            {rows.map((row) => (
              <TeamRow
                key={row.customerId}
                row={row}
                isFound={search !== ''}
                onOpen={() => open(row)}
                onBranch={() => go(row.customerId)}
                picking={picked && { isPicked: picked.has(row.customerId), onPick: () => pick(row) }}
              />
            ))}
          </ul>
        </InfiniteList>
      )}
      {chosen.length > 0 && (
        <PickedMembers
          count={chosen.length}
          onSend={mayTransfer ? () => setAction('send') : undefined}
          onMove={() => setAction('move')}
        />
      )}
      <ManySheet members={chosen} isOpen={action === 'send'} onClose={() => setAction(undefined)} onDone={done} />
      <Sheet isOpen={action === 'move'} onClose={() => setAction(undefined)} title={t('move')}>
        {action === 'move' && <MoveForm members={chosen} onDone={done} />}
      </Sheet>
      {kept && <MemberSheet row={kept.item} isOpen={kept.isOpen} onClose={close} onBranch={go} />}
    </>
  )
}
