import { useInfiniteQuery } from '@tanstack/react-query'
import { Check, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MAX_RECIPIENTS } from '#contract/content/inbox/inbox.ts'
import { DEBOUNCE_MS } from '#client/lib/timings.ts'
import { useDebounced } from '#client/lib/use-debounced.ts'
import { EmptyState, ErrorState, Field, InfiniteList, Skeleton } from '#client/ui/index.ts'
import styles from './Compose.module.css'
import { recipients } from './mail.queries.ts'

interface Props {
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
  error?: string
}

function Found({ name, chosen, onChange }: Props & { name: string }) {
  const { t } = useTranslation(['inbox', 'common'])
  const found = useInfiniteQuery(recipients(name))
  if (found.isPending) return <Skeleton rows={3} />
  if (!found.data) return <ErrorState error={found.error} onRetry={found.refetch} />
  const people = found.data.pages.flatMap(({ list }) => list)
  if (people.length === 0) return <EmptyState message={t('common:nothing_found')} />
  const isFull = chosen.length >= MAX_RECIPIENTS
  return (
    <fieldset className={styles.found}>
      <legend className="visually-hidden">{t('downlines')}</legend>
      <InfiniteList
        hasMore={found.hasNextPage}
        onReachEnd={found.fetchNextPage}
        isLoading={found.isFetchingNextPage}
        hasFailed={found.isFetchNextPageError}
      >
        {people.map(({ customerId, username, nickname }) => {
          const isChosen = chosen.includes(username)
          return (
            <button
              key={customerId}
              type="button"
              aria-pressed={isChosen}
              disabled={isFull && !isChosen}
              className={styles.person}
              onClick={() => onChange(isChosen ? chosen.filter((one) => one !== username) : [...chosen, username])}
            >
              <span className={styles.name}>{username}</span>
              {nickname !== username && <span className={styles.nickname}>{nickname}</span>}
              {isChosen && <Check size={18} className={styles.check} aria-hidden="true" />}
            </button>
          )
        })}
      </InfiniteList>
    </fieldset>
  )
}

/** Direct downlines by name: selected ones as chips, others found by typing. */
export function RecipientPicker({ chosen, onChange, error }: Props) {
  const { t } = useTranslation(['inbox', 'common'])
  const [search, setSearch] = useState('')
  const name = useDebounced(search.trim(), DEBOUNCE_MS.search)
  return (
    <div className={styles.picker}>
      {chosen.length > 0 && (
        <ul className={styles.chips} aria-label={t('chosen')}>
          {chosen.map((username) => (
            <li key={username}>
              <button
                type="button"
                className={styles.chip}
                aria-label={t('remove', { name: username })}
                onClick={() => onChange(chosen.filter((one) => one !== username))}
              >
                {username}
                <X size={16} aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <Field
        type="search"
        label={t('search_downline')}
        value={search}
        isClearable
        error={error}
        hint={chosen.length >= MAX_RECIPIENTS ? t('full', { count: MAX_RECIPIENTS }) : undefined}
        onChange={(event) => setSearch(event.target.value)}
        onKeyDown={(event) => {
          // The list follows the typing; Enter would submit the form.
          if (event.key === 'Enter') event.preventDefault()
        }}
      />
      <Found name={name} chosen={chosen} onChange={onChange} />
    </div>
  )
}
