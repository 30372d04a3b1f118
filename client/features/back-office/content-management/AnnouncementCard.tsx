import { useTranslation } from 'react-i18next'
import type { Redirect } from '#contract/content/announcement/announcement.ts'
import type { Language } from '#client/lib/languages.ts'
import { Button, GameArt, SafeHtml } from '#client/ui/index.ts'
import styles from './ContentManagement.module.css'

interface Props {
  language: Language
  picture: string
  /** Width to height, as CSS. */
  ratio: string
  title: string
  /** HTML; rendered with the members' allow list. */
  content: string
  redirect: Redirect | null
}

/** An announcement as readers see it: picture, title, text, button. */
export function AnnouncementCard({ language, picture, ratio, title, content, redirect }: Props) {
  const { t } = useTranslation('content-management')
  // The texts readers see, in the language of the preview.
  const { t: said, ready } = useTranslation('home', { lng: language, useSuspense: false })
  return (
    <article className={styles.card}>
      {picture && <GameArt src={picture} alt="" ratio={ratio} isEager className={styles.cardArt} />}
      <div className={styles.words}>
        <h3 className={styles.cardTitle}>{title || t('preview_untitled')}</h3>
        {content && <SafeHtml html={content} />}
        {redirect && ready && (
          <Button size="small" variant="secondary">
            {said(`act_${redirect}`)}
          </Button>
        )}
      </div>
    </article>
  )
}
