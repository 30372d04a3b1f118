import { X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Announcement } from '#contract/content/announcement/announcement.ts'
import { LeadButton } from '#client/features/content/announcement/index.ts'
import { closeLoginPopups } from '#client/lib/session.ts'
import { Button, Checkbox, GameArt, IconButton, Modal, SafeHtml } from '#client/ui/index.ts'
import styles from './LoginPopups.module.css'
import { popupStyle } from './popup-size.ts'

interface Props {
  /** All pop-ups of the login. */
  popups: readonly (Announcement & { size: { width: number; height: number } })[]
  /** The place of the first unseen one. */
  first: number
  /** How many of them are shown now; the others wait until the home page is opened again. */
  count: number
  onClose: () => void
}

/** The popups after each login (SCR-11): one picture at a time, once per login. Waits for other dialogs. */
export function LoginPopups({ popups, first, count, onClose }: Props) {
  const { t } = useTranslation(['home', 'common'])
  const [place, setPlace] = useState(0)
  const [isOver, setOver] = useState(false)
  const [isEnough, setEnough] = useState(false)
  const shown = popups[Math.min(first + place, popups.length - 1)]
  const isLast = place >= count - 1
  if (!shown) return null

  const close = () => {
    const next = first + count
    closeLoginPopups({ next: next < popups.length ? next : undefined, forToday: isEnough })
    setOver(true)
    onClose()
  }
  return (
    <Modal
      isOpen={!isOver}
      isUnasked
      onClose={close}
      label={shown.title}
      placement="middle"
      className={styles.popup}
      style={popupStyle(shown.size)}
    >
      <IconButton label={t('common:close')} icon={<X size={20} />} look="surface" className={styles.close} onClick={close} />
      {/* Announced when the next one replaces it. */}
      <div aria-live="polite" className={styles.shown}>
        <GameArt
          key={shown.id}
          src={shown.photoUrl}
          alt=""
          ratio={`${shown.size.width} / ${shown.size.height}`}
          className={styles.picture}
        />
        <h2 className={styles.title}>{shown.title}</h2>
        {shown.content && <SafeHtml html={shown.content} />}
      </div>
      <div className={styles.foot}>
        <Checkbox checked={isEnough} onChange={({ target }) => setEnough(target.checked)}>
          {t('popups_not_today')}
        </Checkbox>
        <div className={styles.actions}>
          <LeadButton key={shown.id} lead={shown} onLeave={close} />
          <Button variant="secondary" onClick={isLast ? close : () => setPlace(place + 1)}>
            {isLast ? t('common:close') : t('popups_next', { place: place + 1, total: count })}
          </Button>
        </div>
      </div>
    </Modal>
  )
}
