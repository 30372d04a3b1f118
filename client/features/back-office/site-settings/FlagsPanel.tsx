import { useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { FLAG_GROUPS, FLAG_IDS, type FlagGroup, type FlagId } from '#contract/back-office/site-settings/site-flags.ts'
import type { SiteFlag } from '#contract/back-office/site-settings/site-settings.ts'
import { useTableState } from '#client/lib/back-office/use-table-state.ts'
import { Filters, FilterText } from '#client/ui/back-office/index.ts'
import { cx } from '#client/lib/class-names.ts'
import { EmptyState, ErrorState, Skeleton } from '#client/ui/index.ts'
import { Switch } from '#client/ui/Switch.tsx'
import { SaveBar } from './SaveBar.tsx'
import { siteFlags, useSaveFlags } from './site-settings.queries.ts'
import styles from './SiteSettings.module.css'
import { useWaiting } from './waiting.ts'

const EXTRA = 'extra'
const groupOf = (id: string): FlagGroup | typeof EXTRA =>
  (Object.keys(FLAG_GROUPS) as FlagGroup[]).find((group) => (FLAG_GROUPS[group] as readonly string[]).includes(id)) ?? EXTRA
const GROUPS = [...(Object.keys(FLAG_GROUPS) as FlagGroup[]), EXTRA] as const
const isKnown = (id: string): id is FlagId => FLAG_IDS.includes(id)

function Flags({ version, flags }: { version: number; flags: readonly SiteFlag[] }) {
  const { t } = useTranslation('site-settings')
  const { get, set } = useTableState()
  const { flags: waiting, change } = useWaiting()
  const save = useSaveFlags()
  const asked = get('q').toLowerCase()
  const nameOf = (id: string) => (isKnown(id) ? t(`flag_${id}`) : id)
  const hintOf = ({ id, isMissing }: SiteFlag) =>
    [isKnown(id) ? id : t('flag_extra'), isMissing && t('flag_missing')].filter(Boolean).join(' · ')
  const put = (id: string, isOn: boolean, was: boolean) => {
    const { [id]: _was, ...others } = waiting
    change({ flags: isOn === was ? others : { ...others, [id]: isOn } })
  }
  const changed = flags.filter(({ id, isOn }) => waiting[id] !== undefined && waiting[id] !== isOn)
  const shown = flags.filter(({ id }) => `${id} ${nameOf(id)}`.toLowerCase().includes(asked))
  const words = (isOn: boolean) => t(isOn ? 'on' : 'off')
  return (
    <>
      <p className={styles.intro}>{t('flags_intro')}</p>
      <Filters label={t('filters')}>
        <FilterText
          label={t('search_flags')}
          icon={<Search size={18} />}
          value={get('q')}
          onChange={(value) => set('q', value)}
        />
      </Filters>
      {shown.length === 0 && <EmptyState message={t('nothing_found')} />}
      {GROUPS.map((group) => {
        const own = shown.filter(({ id }) => groupOf(id) === group)
        if (own.length === 0) return null
        return (
          <section key={group} aria-labelledby={`flags-${group}`} className={styles.group}>
            <h2 id={`flags-${group}`} className={styles.groupTitle}>
              {t(`flag_group_${group}`)}
            </h2>
            <ul className={styles.rows}>
              {own.map((flag) => {
                const isWaiting = waiting[flag.id] !== undefined && waiting[flag.id] !== flag.isOn
                return (
                  <li key={flag.id} className={cx(styles.row, isWaiting && styles.changed)}>
                    <Switch
                      label={nameOf(flag.id)}
                      hint={hintOf(flag)}
                      checked={waiting[flag.id] ?? flag.isOn}
                      onChange={({ target }) => put(flag.id, target.checked, flag.isOn)}
                    />
                    {isWaiting && <p className={styles.mark}>{t('changed')}</p>}
                  </li>
                )
              })}
            </ul>
          </section>
        )
      })}
      <SaveBar
        changes={changed.map(({ id, isOn }) => ({
          key: id,
          name: nameOf(id),
          before: words(isOn),
          after: words(!isOn),
        }))}
        onSave={async (reason) => {
          const changes = changed.map(({ id, isOn }) => ({ id, isOn: !isOn }))
          await save.mutateAsync({ version, changes, reason })
          change({ flags: {} })
        }}
        onDiscard={() => change({ flags: {} })}
      />
    </>
  )
}

/** What the site's clients show and allow. */
export function FlagsPanel() {
  const { data, error, refetch } = useQuery(siteFlags())
  if (error && !data) return <ErrorState error={error} onRetry={refetch} />
  return data ? <Flags {...data} /> : <Skeleton shape="list" rows={8} />
}
