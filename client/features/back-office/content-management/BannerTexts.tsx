import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { TITLE_MAX } from '#contract/back-office/content-management/content-management.ts'
import type { Language } from '#client/lib/languages.ts'
import { Field } from '#client/ui/index.ts'
import { type BannerValues, isWritten } from './banner-form.ts'
import { Part } from './ContentForm.tsx'
import { LanguageTabs } from './LanguageTabs.tsx'
import { messageAt } from './use-content-form.ts'

interface Props {
  form: UseFormReturn<BannerValues>
  texts: BannerValues['texts']
  /** The site's main language: required. */
  main: Language
  onLanguage: (language: Language) => void
}
const KICKER_MAX = 60
const ACTION_MAX = 30

/** A banner's title, the line above it and its button, in each language. */
export function BannerTexts({ form, texts, main, onLanguage }: Props) {
  const { t } = useTranslation('content-management')
  const { register, formState } = form
  return (
    <Part title={t('part_words')}>
      <LanguageTabs
        main={main}
        isWritten={(code) => isWritten(texts[code])}
        isWrong={(code) => formState.errors.texts?.[code] !== undefined}
        onChoose={onLanguage}
      >
        {(code) => (
          <>
            <Field
              label={t('field_title')}
              maxLength={TITLE_MAX}
              required={code === main}
              lang={code}
              error={messageAt(formState.errors, `texts.${code}.title`)}
              {...register(`texts.${code}.title`, {
                validate: (typed, all) =>
                  typed.trim() !== '' || (code !== main && !isWritten(all.texts[code])) || t('title_missing'),
              })}
            />
            <Field
              label={t('field_kicker')}
              hint={t('field_kicker_hint')}
              maxLength={KICKER_MAX}
              lang={code}
              {...register(`texts.${code}.kicker`)}
            />
            <Field
              label={t('field_action')}
              hint={t('field_action_hint')}
              maxLength={ACTION_MAX}
              lang={code}
              {...register(`texts.${code}.action`)}
            />
          </>
        )}
      </LanguageTabs>
    </Part>
  )
}
