import { useTranslation } from 'react-i18next'
import type { Redirect } from '#contract/announcement.ts'
import type { Language } from '#client/lib/languages.ts'
import { Button, GameArt, SafeHtml } from '#client/ui/index.ts'
import styles from './ContentDesk.module.css'

interface Props {
  language: Language
  picture: string
  /** Width to height, as CSS. */
  ratio: string
  title: string
  /** HTML; drawn by the members' own allow list. */
  content: string
  redirect: Redirect | null
}

/** An announcement as its reader meets it: picture, title, words, button. */
export function AnnouncementCard({ language, picture, ratio, title, content, redirect }: Props) {
  const { t } = useTranslation('content-desk')
  // Its readers' words, in the language that is looked at.
  const { t: said, ready } = useTranslation('announcement', { lng: language, useSuspense: false })
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
