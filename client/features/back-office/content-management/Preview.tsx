import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SHOWN_WITHIN_SECONDS } from '#contract/back-office/content-management/content-management.ts'
import type { Language } from '#client/lib/languages.ts'
import { useTheme } from '#client/lib/theme.ts'
import { SegmentedControl } from '#client/ui/index.ts'
import styles from './ContentManagement.module.css'

interface Props {
  language: Language
  /** Above the phone. */
  above?: ReactNode
  children: ReactNode
}

/** As members see it: at a phone's width, in either theme; nothing in it can be tapped. */
export function Preview({ language, above, children }: Props) {
  const { t } = useTranslation('content-management')
  const [theme, setTheme] = useState(useTheme())
  return (
    <section aria-label={t('preview')} className={styles.preview}>
      {above}
      <div className={styles.previewHead}>
        <h2 className={styles.sub}>{t('preview')}</h2>
        <SegmentedControl
          label={t('preview_theme')}
          value={theme}
          onChange={setTheme}
          options={[
            { value: 'dark', label: t('preview_dark') },
            { value: 'light', label: t('preview_light') },
          ]}
        />
      </div>
      <div data-theme={theme} lang={language} inert className={styles.phone}>
        {children}
      </div>
      <p className={styles.hint}>{t('shown_within', { seconds: SHOWN_WITHIN_SECONDS })}</p>
    </section>
  )
}
