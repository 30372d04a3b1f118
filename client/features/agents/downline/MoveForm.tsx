import { useInfiniteQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '#client/lib/error-text.ts'
import { toast } from '#client/lib/notices.ts'
import { DEBOUNCE_MS } from '#client/lib/timings.ts'
import { useCipherAhead } from '#client/lib/use-cipher-ahead.ts'
import { useDebounced } from '#client/lib/use-debounced.ts'
import { Button, ChoiceChip, EmptyState, ErrorState, Field, FormError, Skeleton } from '#client/ui/index.ts'
import rowStyles from '#client/ui/report/Rows.module.css'
import { NO_FILTER, teamPages, useMoveMembers } from './downline.queries.ts'
import styles from './Downline.module.css'

interface Props {
  /** The members to move, each with their downlines. */
  members: readonly { customerId: number; username: string }[]
  onDone: () => void
}

/** Moves members under another agent of the team: the caller, or one found by name. */
export function MoveForm({ members, onDone }: Props) {
  const { t } = useTranslation('downline')
  const text = useErrorText()
  const move = useMoveMembers()
  useCipherAhead()
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<{ customerId: number; username: string }>()
  const search = useDebounced(typed.trim(), DEBOUNCE_MS.search)
  const found = useInfiniteQuery(teamPages(undefined, { ...NO_FILTER, search, kind: 'AGENT' }))
  const me = found.data?.pages[0]?.path[0]
  const moved = new Set(members.map(({ customerId }) => customerId))
  const agents = [
    ...(me && search === '' ? [me] : []),
    ...(found.data?.pages.flatMap(({ list }) => list) ?? []).filter(({ customerId }) => !moved.has(customerId)),
  ]
  const choose = (agent: { customerId: number; username: string }) => {
    move.reset()
    setChosen({ customerId: agent.customerId, username: agent.username })
  }
  const submit = () =>
    chosen &&
    move.mutate(
      { customerIds: members.map(({ customerId }) => customerId), uplineId: chosen.customerId },
      {
        onSuccess: ({ moved: count }) => {
          toast.success(t('moved', { count, name: chosen.username }))
          onDone()
        },
      },
    )
  return (
    <div className={styles.stack}>
      <p className={styles.note}>
        {members.length === 1
          ? t('move_intro_single', { name: members[0]?.username })
          : t('move_intro_several', { number: members.length })}
      </p>
      <Field
        label={t('find_agent')}
        icon={<Search size={20} />}
        type="search"
        autoComplete="off"
        autoCapitalize="none"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {found.isPending ? (
        <Skeleton rows={2} />
      ) : !found.data ? (
        <ErrorState error={found.error} onRetry={found.refetch} />
      ) : agents.length === 0 ? (
        <EmptyState message={t('no_agent')} />
      ) : (
        <fieldset className={rowStyles.tools}>
          <legend className="visually-hidden">{t('new_upline')}</legend>
          {agents.map((agent) => (
            <ChoiceChip key={agent.customerId} isOn={agent.customerId === chosen?.customerId} onSelect={() => choose(agent)}>
              {agent.customerId === me?.customerId ? t('under_me', { name: agent.username }) : agent.username}
            </ChoiceChip>
          ))}
        </fieldset>
      )}
      <FormError>{move.isError && text(move.error)}</FormError>
      <Button isWide isLoading={move.isPending} disabled={!chosen} onClick={submit}>
        {chosen ? t('move_under', { name: chosen.username }) : t('move')}
      </Button>
    </div>
  )
}
