import type { Banner } from '#contract/content/announcement/announcement.ts'
import { cx } from '#client/lib/class-names.ts'
import { Button, GameArt } from '#client/ui/index.ts'
import styles from './BannerSlide.module.css'

/** Longer titles take three smaller lines instead of two, so that a banner never grows. */
const SHORT_TITLE = 20

interface Props {
  banner: Pick<Banner, 'url' | 'kicker' | 'title' | 'action'>
  onAct: (() => void) | undefined
  isFirst?: boolean
  isCompact?: boolean
}

/** Decorative art with the text on its calm left side. The whole slide is clickable through its one button. */
export function BannerSlide({ banner: { url, kicker, title, action }, onAct, isFirst, isCompact }: Props) {
  const hasButton = onAct && action && !isCompact
  return (
    <div className={cx(styles.slide, isCompact && styles.compact)}>
      <GameArt src={url} alt="" isEager={isFirst} className={styles.art} />
      <div className={styles.copy}>
        {kicker && <p className={styles.kicker}>{kicker}</p>}
        <p className={cx(styles.title, title.length > SHORT_TITLE && styles.long)}>{title}</p>
        {hasButton && (
          <Button size="small" className={styles.action} onClick={onAct}>
            {action}
          </Button>
        )}
      </div>
      {onAct && !hasButton && <button type="button" aria-label={title} className={styles.cover} onClick={onAct} />}
    </div>
  )
}
