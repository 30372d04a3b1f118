import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LANGUAGE_NAME, LANGUAGES, type Language } from '#client/lib/languages.ts'
import { cx } from '#client/lib/class-names.ts'
import styles from './ContentManagement.module.css'

interface Props {
  /** The site's main language: required. */
  main: Language
  isWritten: (language: Language) => boolean
  isWrong: (language: Language) => boolean
  /** Called with the language being shown. */
  onChoose?: (language: Language) => void
  children: (language: Language) => ReactNode
}

/** The same fields in each language; missing ones are marked on the tabs. All stay in the form. */
export function LanguageTabs({ main, isWritten, isWrong, onChoose, children }: Props) {
  const { t } = useTranslation('content-management')
  const [chosen, setChosen] = useState(main)
  const order = [main, ...LANGUAGES.filter((language) => language !== main)]
  const wrong = order.find(isWrong)
  // Switch to the language with the error: on a hidden tab no one would find it.
  const [shownWrong, setShownWrong] = useState<Language>()
  if (wrong !== shownWrong) {
    setShownWrong(wrong)
    if (wrong && !isWrong(chosen)) setChosen(wrong)
  }
  const tell = useEffectEvent((language: Language) => onChoose?.(language))
  useEffect(() => tell(chosen), [chosen])
  const noteOf = (language: Language) =>
    isWrong(language) ? t('lang_wrong') : isWritten(language) ? t('lang_written') : t('lang_missing')
  return (
    <div className={styles.stack}>
      <fieldset className={styles.tabs}>
        <legend className="visually-hidden">{t('languages')}</legend>
        {order.map((language) => (
          <button
            key={language}
            type="button"
            aria-pressed={language === chosen}
            className={cx(styles.tab, isWrong(language) && styles.tabWrong)}
            onClick={() => setChosen(language)}
          >
            <span lang={language}>{LANGUAGE_NAME[language]}</span>
            <small className={cx(!isWritten(language) && styles.missing)}>{noteOf(language)}</small>
          </button>
        ))}
      </fieldset>
      {order.map((language) => (
        <div key={language} hidden={language !== chosen} className={styles.stack}>
          {children(language)}
        </div>
      ))}
    </div>
  )
}
