import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { HTML_MAX, TITLE_MAX } from '#contract/back-office/content-management/content-management.ts'
import type { Language } from '#client/lib/languages.ts'
import { Field, TextArea } from '#client/ui/index.ts'
import { type AnnouncementValues, isWritten } from './announcement-form.ts'
import styles from './ContentManagement.module.css'
import { Part } from './ContentForm.tsx'
import { LanguageTabs } from './LanguageTabs.tsx'
import { PictureField } from './PictureField.tsx'
import { messageAt } from './use-content-form.ts'

interface Props {
  form: UseFormReturn<AnnouncementValues>
  texts: AnnouncementValues['texts']
  /** The site's main language: required. */
  main: Language
  ratio: string
  onLanguage: (language: Language) => void
}

/** An announcement's title, content and picture in each language. */
export function AnnouncementTexts({ form, texts, main, ratio, onLanguage }: Props) {
  const { t } = useTranslation('content-management')
  const { register, setValue, formState } = form
  return (
    <Part title={t('part_words')}>
      <LanguageTabs
        main={main}
        isWritten={(language) => isWritten(texts[language])}
        isWrong={(language) => formState.errors.texts?.[language] !== undefined}
        onChoose={onLanguage}
      >
        {(language) => (
          <>
            <Field
              label={t('field_title')}
              maxLength={TITLE_MAX}
              required={language === main}
              error={messageAt(formState.errors, `texts.${language}.title`)}
              lang={language}
              {...register(`texts.${language}.title`, {
                validate: (typed, all) =>
                  typed.trim() !== '' || (language !== main && !isWritten(all.texts[language])) || t('title_missing'),
              })}
            />
            <TextArea
              label={t('field_content')}
              maxLength={HTML_MAX}
              rows={8}
              className={styles.html}
              lang={language}
              {...register(`texts.${language}.content`)}
            />
            <p className={styles.hint}>{t('field_content_hint')}</p>
            <PictureField
              label={t('picture_language')}
              hint={t('picture_language_hint')}
              ratio={ratio}
              value={texts[language].picture}
              error={messageAt(formState.errors, `texts.${language}.picture`)}
              onChange={(url) => setValue(`texts.${language}.picture`, url, { shouldDirty: true })}
            />
          </>
        )}
      </LanguageTabs>
    </Part>
  )
}
