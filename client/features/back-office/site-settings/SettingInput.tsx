import { useId } from 'react'
import type { Setting } from '#contract/back-office/site-settings/setting-list.ts'
import { LANGUAGE_NAME, LANGUAGES } from '#client/lib/languages.ts'
import { Checkbox, Field, TextArea } from '#client/ui/index.ts'
import { Switch } from '#client/ui/Switch.tsx'
import { useCurrency } from '#client/lib/site.ts'
import type { Draft } from './draft.ts'
import type { SettingWords } from './setting-words.ts'
import styles from './SiteSettings.module.css'

interface Props {
  setting: Setting
  draft: Draft
  error: string | undefined
  words: SettingWords
  onChange: (draft: Draft) => void
}
const LINES = 3

function Choice({ setting, draft, words, onChange }: Props & { setting: Extract<Setting, { kind: 'choice' }> }) {
  const id = useId()
  const { path } = setting
  return (
    <div className={styles.select}>
      <label htmlFor={id}>{words.label(path)}</label>
      <select id={id} value={String(draft)} onChange={(event) => onChange(event.target.value)}>
        {setting.options.map((value) => (
          <option key={value} value={value}>
            {words.option(path, value)}
          </option>
        ))}
      </select>
    </div>
  )
}

function Choices({ setting, draft, words, error, onChange }: Props & { setting: Extract<Setting, { kind: 'choices' }> }) {
  const chosen = Array.isArray(draft) ? (draft as string[]) : []
  const choose = (value: string, isOn: boolean) =>
    onChange(setting.options.filter((option) => (option === value ? isOn : chosen.includes(option))))
  return (
    <fieldset className={styles.choices} aria-invalid={error !== undefined || undefined}>
      <legend>{words.label(setting.path)}</legend>
      {setting.options.map((value) => (
        <Checkbox key={value} checked={chosen.includes(value)} onChange={({ target }) => choose(value, target.checked)}>
          {words.option(setting.path, value)}
        </Checkbox>
      ))}
      {error && <p className={styles.error}>{error}</p>}
    </fieldset>
  )
}

function ByKey({ setting, draft, words, error, onChange }: Props) {
  const typed = typeof draft === 'object' && !Array.isArray(draft) ? (draft as Readonly<Record<string, string>>) : {}
  const put = (key: string, text: string) => onChange({ ...typed, [key]: text })
  return (
    <fieldset className={styles.byKey}>
      <legend>{words.label(setting.path)}</legend>
      {setting.kind === 'byLanguage' &&
        LANGUAGES.map((language) => (
          <TextArea
            key={language}
            label={LANGUAGE_NAME[language]}
            lang={language}
            rows={LINES}
            value={typed[language] ?? ''}
            onChange={({ target }) => put(language, target.value)}
          />
        ))}
      {setting.kind === 'shareBy' &&
        setting.options.map((key) => (
          <Field
            key={key}
            label={words.category(key)}
            inputMode="decimal"
            autoComplete="off"
            value={typed[key] ?? ''}
            trailing={<span className={styles.unit}>%</span>}
            onChange={({ target }) => put(key, target.value)}
          />
        ))}
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}

const INPUT_MODE = { whole: 'numeric', amount: 'decimal', share: 'decimal' } as const

function Line(props: Props) {
  const { setting, draft, error, words, onChange } = props
  const { currencySymbol } = useCurrency()
  const { kind } = setting
  const shared = { label: words.label(setting.path), value: String(draft), error }
  if (kind === 'list' || kind === 'amounts' || kind === 'amountBy' || kind === 'longText')
    return (
      <TextArea {...shared} rows={LINES} spellCheck={kind === 'longText'} onChange={({ target }) => onChange(target.value)} />
    )
  return (
    <Field
      {...shared}
      autoComplete="off"
      type={kind === 'time' ? 'time' : 'text'}
      inputMode={kind in INPUT_MODE ? INPUT_MODE[kind as 'whole'] : undefined}
      leading={kind === 'amount' && <span className={styles.unit}>{currencySymbol}</span>}
      trailing={kind === 'share' && <span className={styles.unit}>%</span>}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

/** The input for a kind of setting. */
export function SettingInput(props: Props) {
  const { setting, draft, words, onChange } = props
  if (setting.kind === 'switch')
    return (
      <Switch label={words.label(setting.path)} checked={draft === true} onChange={({ target }) => onChange(target.checked)} />
    )
  if (setting.kind === 'choice') return <Choice {...props} setting={setting} />
  if (setting.kind === 'choices') return <Choices {...props} setting={setting} />
  if (setting.kind === 'byLanguage' || setting.kind === 'shareBy') return <ByKey {...props} />
  return <Line {...props} />
}
