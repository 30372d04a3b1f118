import { useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SETTING_GROUPS, SETTINGS, type Setting } from '#contract/back-office/site-settings/setting-list.ts'
import { SETTING_PROBLEMS, type SettingProblem, type SiteSettings } from '#contract/back-office/site-settings/site-settings.ts'
import { useTableState } from '#client/lib/back-office/use-table-state.ts'
import { Filters, FilterSelect, FilterText } from '#client/ui/back-office/index.ts'
import { refusedPaths } from '#client/lib/refused-fields.ts'
import { EmptyState, ErrorState, Skeleton } from '#client/ui/index.ts'
import { fromDraft, toDraft } from './draft.ts'
import { SaveBar } from './SaveBar.tsx'
import { SettingRow } from './SettingRow.tsx'
import { useSettingWords, type SettingWords } from './setting-words.ts'
import { siteSettings, useSaveSettings } from './site-settings.queries.ts'
import styles from './SiteSettings.module.css'
import { useWaiting, type WaitingSetting } from './waiting.ts'

const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
const fits = (setting: Setting, asked: string, words: SettingWords) =>
  [words.label(setting.path), words.help(setting.path), setting.path].some((text) => fold(text).includes(fold(asked)))
const problemOf = (message: string): SettingProblem => SETTING_PROBLEMS.find((known) => known === message) ?? 'format'

function Groups({ data }: { data: SiteSettings }) {
  const { t } = useTranslation('site-settings')
  const words = useSettingWords()
  const { get, set } = useTableState()
  const { settings: waiting, change } = useWaiting()
  const save = useSaveSettings()
  const [refusals, setRefusals] = useState<Readonly<Record<string, SettingProblem>>>({})
  const [asked, chosen] = [get('q'), get('group')]
  const stateOf = new Map(data.settings.map((state) => [state.path, state]))

  const put = (path: string, next: WaitingSetting | undefined) => {
    const { [path]: _was, ...others } = waiting
    change({ settings: next ? { ...others, [path]: next } : others })
    setRefusals({})
  }
  const changed = SETTINGS.flatMap((setting) => {
    const [state, one] = [stateOf.get(setting.path), waiting[setting.path]]
    return state && one ? [{ setting, state, one, read: fromDraft(setting, one.draft ?? toDraft(setting, state.default)) }] : []
  })
  const submit = async (reason: string) => {
    const changes = changed.map(({ setting: { path }, one, read }) =>
      one.draft === null ? { path, isDefault: true } : { path, value: 'value' in read ? read.value : null },
    )
    try {
      await save.mutateAsync({ version: data.version, changes, reason })
      change({ settings: {} })
    } catch (error) {
      setRefusals(Object.fromEntries(refusedPaths(error).map(({ path, message }) => [path, problemOf(message)])))
      throw error
    }
  }
  const shown = SETTINGS.filter((setting) => (!chosen || setting.group === chosen) && (!asked || fits(setting, asked, words)))
  return (
    <>
      <Filters label={t('filters')}>
        <FilterText label={t('search')} icon={<Search size={18} />} value={asked} onChange={(value) => set('q', value)} />
        <FilterSelect
          label={t('group')}
          value={chosen}
          onChange={(value) => set('group', value)}
          options={[
            { value: '', label: t('group_any') },
            ...SETTING_GROUPS.map((value) => ({ value, label: t(`group_${value}`) })),
          ]}
        />
      </Filters>
      {shown.length === 0 && <EmptyState message={t('nothing_found')} />}
      {SETTING_GROUPS.map((group) => {
        const own = shown.filter((setting) => setting.group === group)
        if (own.length === 0) return null
        return (
          <section key={group} aria-labelledby={`group-${group}`} className={styles.group}>
            <h2 id={`group-${group}`} className={styles.groupTitle}>
              {t(`group_${group}`)}
            </h2>
            <ul className={styles.rows}>
              {own.map((setting) => (
                <SettingRow
                  key={setting.path}
                  setting={setting}
                  state={stateOf.get(setting.path) ?? { path: setting.path, value: null, default: null, isSet: false }}
                  waiting={waiting[setting.path]}
                  refusal={refusals[setting.path]}
                  words={words}
                  onChange={(next) => put(setting.path, next)}
                />
              ))}
            </ul>
          </section>
        )
      })}
      <SaveBar
        changes={changed.map(({ setting, state, one, read }) => ({
          key: setting.path,
          problem: refusals[setting.path] && words.problem(setting, refusals[setting.path]!),
          name: words.label(setting.path),
          before: words.show(setting, state.value),
          after: words.show(setting, one.draft === null ? state.default : 'value' in read ? read.value : null),
        }))}
        wrong={changed.filter(({ read }) => 'problem' in read).length}
        onSave={submit}
        onDiscard={() => {
          change({ settings: {} })
          setRefusals({})
        }}
      />
    </>
  )
}

/** All merchant settings, in groups. */
export function SettingsPanel() {
  const { data, error, refetch } = useQuery(siteSettings())
  if (error && !data) return <ErrorState error={error} onRetry={refetch} />
  return data ? <Groups data={data} /> : <Skeleton shape="list" rows={8} />
}
