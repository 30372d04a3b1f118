import type { UseFormRegister } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { TITLE_MAX } from '#contract/back-office/content-management/content-management.ts'
import type { Language } from '#client/lib/languages.ts'
import { Field, TextArea } from '#client/ui/index.ts'
import { type CampaignFrame, isWritten } from './campaign-form.ts'
import { Part } from './ContentForm.tsx'
import { LanguageTabs } from './LanguageTabs.tsx'

interface Props {
  /** The site's main language: required. */
  main: Language
  texts: CampaignFrame['texts']
  register: UseFormRegister<CampaignFrame>
  errorAt: (path: string) => string | undefined
}
const NOTE_MAX = 400

/** A campaign's title and note in each language. */
export function CampaignTexts({ main, texts, register, errorAt }: Props) {
  const { t } = useTranslation('content-management')
  return (
    <Part title={t('part_words')}>
      <LanguageTabs
        main={main}
        isWritten={(code) => isWritten(texts[code])}
        isWrong={(code) => errorAt(`texts.${code}.title`) !== undefined}
      >
        {(code) => (
          <>
            <Field
              label={t('field_title')}
              maxLength={TITLE_MAX}
              required={code === main}
              lang={code}
              error={errorAt(`texts.${code}.title`)}
              {...register(`texts.${code}.title`, {
                validate: (typed, all) =>
                  typed.trim() !== '' || (code !== main && !isWritten(all.texts[code])) || t('title_missing'),
              })}
            />
            <TextArea label={t('campaign_note')} maxLength={NOTE_MAX} rows={3} lang={code} {...register(`texts.${code}.note`)} />
          </>
        )}
      </LanguageTabs>
    </Part>
  )
}
