import { FileUp } from 'lucide-react'
import { type ChangeEvent, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { MAX_LIST_TEXT, MAX_LISTED } from '#contract/back-office/reward-grant.ts'
import { cx } from '#client/lib/class-names.ts'
import { formatNumber } from '#client/lib/format.ts'
import { useWords } from '#client/lib/back-office/use-words.ts'
import { Field, TextArea } from '#client/ui/index.ts'
import { decimal, type PartProps } from './give-parts.ts'
import { linesOf } from './grant-form.ts'
import styles from './RewardGrant.module.css'
import { useGiftRule } from './use-grant-rules.ts'

const FILE_TYPES = '.csv,.txt,text/plain,text/csv'
const EXAMPLE = 'ana, 120.50\n#1024, 80\nben'

/** Members one by one: typed, pasted or from a file, which is read here and not uploaded. */
export function ListFields({ form, values, most }: PartProps & { most: bigint }) {
  const { t, i18n } = useTranslation('reward-grant')
  const { money } = useWords()
  const fileId = useId()
  const gift = useGiftRule(most, true)
  const { errors } = form.formState
  const lines = linesOf(values.list)
  const number = (value: number) => formatNumber(value, i18n.language)

  async function take({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? []
    // Enough to see that a file is too long; it is then refused below.
    const text = await file?.slice(0, MAX_LIST_TEXT * 2).text()
    // Lets the same file be chosen again.
    currentTarget.value = ''
    if (text !== undefined) form.setValue('list', text.trim(), { shouldDirty: true, shouldValidate: true })
  }
  const isList = (typed: string) => {
    if (typed.trim() === '') return t('list_missing')
    return (typed.length <= MAX_LIST_TEXT && linesOf(typed) <= MAX_LISTED) || t('list_long', { most: number(MAX_LISTED) })
  }
  return (
    <>
      <div className={styles.hint}>
        <p>{t('list_hint')}</p>
        <pre className={styles.example}>{EXAMPLE}</pre>
      </div>
      <TextArea
        label={t('list')}
        className={styles.list}
        rows={8}
        spellCheck={false}
        autoCapitalize="none"
        autoCorrect="off"
        autoComplete="off"
        error={errors.list?.message}
        note={lines > 0 ? t('list_lines', { count: lines, number: number(lines) }) : undefined}
        {...form.register('list', { validate: isList })}
      />
      <span>
        <input
          id={fileId}
          type="file"
          accept={FILE_TYPES}
          className={cx(styles.fileInput, 'visually-hidden')}
          onChange={(event) => void take(event)}
        />
        <label htmlFor={fileId} className={styles.file}>
          <FileUp size={18} aria-hidden="true" />
          {t('list_file')}
        </label>
      </span>
      <Field
        label={t('amount_others')}
        hint={t('amount_others_hint', { most: money(most) })}
        {...decimal}
        error={errors.amount?.message}
        {...form.register('amount', { validate: gift })}
      />
    </>
  )
}
