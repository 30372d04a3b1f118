import { SendHorizontal } from 'lucide-react'
import { useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { CHAT_TEXT_MAX } from '#contract/content/chat/chat.ts'
import { formatNumber } from '#client/lib/format.ts'
import { GlassBar, IconButton } from '#client/ui/index.ts'
import styles from './ChatPage.module.css'

/** Below this, show how many characters are left. */
const SHOW_LEFT_BELOW = 100

/** Enter sends, Shift+Enter adds a line. */
export function Composer({ onSay }: { onSay: (text: string) => void }) {
  const { t, i18n } = useTranslation('chat')
  const [text, setText] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  const left = CHAT_TEXT_MAX - text.length
  const isEmpty = text.trim() === ''

  const say = () => {
    if (isEmpty) return
    onSay(text.trim())
    setText('')
    field.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // During text composition, Enter accepts the word.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    say()
  }
  return (
    <GlassBar className={styles.bar}>
      <form
        className={styles.composer}
        onSubmit={(event) => {
          event.preventDefault()
          say()
        }}
      >
        <div className={styles.input}>
          <textarea
            ref={field}
            rows={1}
            value={text}
            maxLength={CHAT_TEXT_MAX}
            aria-label={t('your_message')}
            placeholder={t('your_message')}
            enterKeyHint="send"
            onChange={(event) => setText(event.target.value)}
            onKeyDown={onKeyDown}
          />
          <output className={styles.left}>
            {left < SHOW_LEFT_BELOW && t('left', { count: left, number: formatNumber(left, i18n.language) })}
          </output>
        </div>
        <IconButton
          type="submit"
          label={t('send')}
          icon={<SendHorizontal size={22} />}
          look="primary"
          aria-disabled={isEmpty}
          className={styles.send}
        />
      </form>
    </GlassBar>
  )
}
