import type { Banner } from '#contract/announcement.ts'
import { cx } from '#client/lib/class-names.ts'
import { Button } from '#client/ui/index.ts'
import styles from './BannerSlide.module.css'

/** Titles longer than this take three smaller lines instead of two. */
const SHORT_TITLE = 24

interface Props {
  banner: Banner
  onAct: (() => void) | undefined
  isFirst: boolean
}

/** Decorative art with its copy as text on the calm left side. All of it acts, through the one button. */
export const BannerSlide = ({ banner, onAct, isFirst }: Props) => (
  <div className={styles.slide}>
    <img
      src={banner.url}
      alt=""
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'low'}
      decoding="async"
      draggable={false}
      className={styles.art}
    />
    <div className={styles.copy}>
      {banner.kicker && <p className={styles.kicker}>{banner.kicker}</p>}
      <p className={cx(styles.title, banner.title.length > SHORT_TITLE && styles.long)}>{banner.title}</p>
      {onAct && banner.action && (
        <Button size="small" className={styles.action} onClick={onAct}>
          {banner.action}
        </Button>
      )}
    </div>
    {onAct && !banner.action && <button type="button" aria-label={banner.title} className={styles.cover} onClick={onAct} />}
  </div>
)
