import { RotateCcw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Setting } from '#contract/back-office/site-settings/setting-list.ts'
import type { SettingProblem, SettingState } from '#contract/back-office/site-settings/site-settings.ts'
import { cx } from '#client/lib/class-names.ts'
import { useNumberProblem } from '#client/lib/use-number-problem.ts'
import { IconButton } from '#client/ui/index.ts'
import { fromDraft, isSameDraft, toDraft, type Draft } from './draft.ts'
import { SettingInput } from './SettingInput.tsx'
import type { SettingWords } from './setting-words.ts'
import styles from './SiteSettings.module.css'
import type { WaitingSetting } from './waiting.ts'

interface Props {
  setting: Setting
  state: SettingState
  waiting: WaitingSetting | undefined
  /** The server's refusal. */
  refusal: SettingProblem | undefined
  words: SettingWords
  /** Undefined = as saved. */
  onChange: (waiting: WaitingSetting | undefined) => void
}

/** One setting: input, help, default, and its error or pending change. */
export function SettingRow({ setting, state, waiting, refusal, words, onChange }: Props) {
  const { t } = useTranslation('site-settings')
  const numberProblem = useNumberProblem()
  const saved = toDraft(setting, state.value)
  const draft = waiting ? (waiting.draft ?? toDraft(setting, state.default)) : saved
  const read = fromDraft(setting, draft)
  const problem = refusal ?? ('problem' in read ? read.problem : undefined)
  const unclear = 'problem' in read && read.unclear ? numberProblem(read.unclear) : undefined
  const isOvertaken = waiting !== undefined && JSON.stringify(waiting.base) !== JSON.stringify(state.value)
  const isDefault = waiting ? waiting.draft === null : !state.isSet
  const base = waiting?.base ?? state.value
  const change = (next: Draft) => onChange(isSameDraft(setting, next, saved) ? undefined : { draft: next, base })
  const facts = [words.range(setting), !isDefault && t('default_is', { value: words.show(setting, state.default) })]
  return (
    <li className={cx(styles.row, waiting && styles.changed)}>
      <div className={styles.input}>
        <SettingInput
          setting={setting}
          draft={draft}
          words={words}
          error={problem && (unclear ?? words.problem(setting, problem))}
          onChange={change}
        />
        {!isDefault && (
          <IconButton
            label={t('reset', { name: words.label(setting.path) })}
            icon={<RotateCcw size={18} />}
            onClick={() => onChange(state.isSet ? { draft: null, base } : undefined)}
          />
        )}
      </div>
      <p className={styles.help}>{[words.help(setting.path), ...facts].filter(Boolean).join(' · ')}</p>
      {waiting && <p className={styles.mark}>{t('changed')}</p>}
      {isOvertaken && <output className={styles.overtaken}>{t('overtaken', { value: words.show(setting, state.value) })}</output>}
    </li>
  )
}
