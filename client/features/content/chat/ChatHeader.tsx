import { ChevronLeft, Headset } from 'lucide-react'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { cx } from '#client/lib/class-names.ts'
import { hasPageBefore } from '#client/lib/go-back.ts'
import { paths } from '#client/lib/paths.ts'
import { GlassHeader, IconButton } from '#client/ui/index.ts'
import type { ChatLook } from './chat-look.ts'
import styles from './ChatPage.module.css'

export type Presence = 'ready' | 'offline' | 'away'
const STATUS = { ready: 'status_ready', offline: 'status_offline', away: 'status_away' } as const satisfies Record<
  Presence,
  string
>

interface Props {
  look: Pick<ChatLook, 'back' | 'colours'>
  title: string
  /** Undefined without a conversation. */
  presence?: Presence
}

/** Who the chat is with and whether they are available, in the colour from the address. */
export function ChatHeader({ look: { back, colours }, title, presence }: Props) {
  const { t } = useTranslation(['chat', 'common'])
  const navigate = useNavigate()
  const leave = () => {
    if (hasPageBefore()) void navigate(-1)
    else void navigate(back ?? paths.home, { replace: true })
  }
  const own = colours && ({ '--glass': colours.background, '--text': colours.text, '--text-2': colours.text } as CSSProperties)
  return (
    <GlassHeader className={cx(styles.header, colours && styles.coloured)} style={own}>
      <IconButton label={t('common:back')} icon={<ChevronLeft size={24} />} onClick={leave} />
      <span className={styles.support} aria-hidden="true">
        <Headset size={20} />
      </span>
      <div className={styles.who}>
        <h1 className={styles.title}>{title}</h1>
        {presence && (
          <output className={styles.presence}>
            <span className={cx(styles.dot, presence === 'ready' && styles.on)} aria-hidden="true" />
            {t(STATUS[presence])}
          </output>
        )}
      </div>
    </GlassHeader>
  )
}
