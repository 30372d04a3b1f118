import { useEffect, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { SCREENS } from '#client/lib/paths.ts'
import { useMinimumAge, useSite } from '#client/lib/site.ts'
import { Link } from '#client/ui/index.ts'
import { PARTS } from './terms-sections.ts'
import styles from './TermsText.module.css'

const DEFAULT_NAME = 'Palaro'

/** The terms and the privacy policy, with their contents; `start` is the part or section to begin at. */
export function TermsText({ start }: { start?: string }) {
  const { t } = useTranslation('terms')
  const info = useSite()
  const age = useMinimumAge()
  const site = info?.siteName || DEFAULT_NAME
  const prefix = useId()
  const idOf = (id: string) => `${prefix}${id}`

  useEffect(() => {
    if (!start) return undefined
    // A sheet opens after its content is rendered.
    const frame = requestAnimationFrame(() => document.getElementById(prefix + start)?.scrollIntoView())
    return () => cancelAnimationFrame(frame)
  }, [start, prefix])

  /** Scrolls here instead of following the address: in a sheet that would leave the page below. */
  function goTo(id: string) {
    const section = document.getElementById(idOf(id))
    section?.scrollIntoView()
    section?.focus({ preventScroll: true })
  }

  return (
    <div className={styles.text}>
      {info && <p className={styles.version}>{t('version', { version: info.termsVersion })}</p>}
      <nav aria-label={t('contents')} className={styles.contents}>
        {PARTS.map((part) => (
          <div key={part.id} className={styles.list}>
            <p className={styles.listTitle}>{t(part.title)}</p>
            <ol>
              {part.sections.map(({ id, title }) => (
                <li key={id}>
                  <Link
                    to={`${SCREENS.terms.path}#${id}`}
                    className={styles.entry}
                    onClick={(event) => {
                      event.preventDefault()
                      goTo(id)
                    }}
                  >
                    {t(title)}
                  </Link>
                </li>
              ))}
            </ol>
          </div>
        ))}
      </nav>
      {PARTS.map((part) => (
        <section key={part.id} aria-labelledby={idOf(part.id)} className={styles.part}>
          <h2 id={idOf(part.id)} className={styles.title}>
            {t(part.title)}
          </h2>
          <p className={styles.lead}>{t(part.lead, { site })}</p>
          {part.sections.map(({ id, title, paragraphs }, index) => (
            <section key={id} className={styles.section}>
              <h3 id={idOf(id)} tabIndex={-1} className={styles.heading}>
                <span className={styles.number}>{index + 1}</span>
                {t(title)}
              </h3>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{t(paragraph, { site, age })}</p>
              ))}
            </section>
          ))}
        </section>
      ))}
    </div>
  )
}
