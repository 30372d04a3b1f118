import { ArrowDown, MessagesSquare } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate, formatNumber } from '#client/lib/format.ts'
import { localeOf } from '#client/lib/languages.ts'
import { useNow } from '#client/lib/use-now.ts'
import { Button, Spinner } from '#client/ui/index.ts'
import { Bubble, PendingBubble } from './Bubble.tsx'
import styles from './ChatPage.module.css'
import { byDay, daysBefore } from './messages.ts'
import type { Conversation } from './use-conversation.ts'
import { useScroll } from './use-scroll.ts'

const MINUTE_MS = 60_000

function useDayName() {
  const { i18n } = useTranslation()
  const now = useNow(MINUTE_MS)
  return (at: number) => {
    const days = daysBefore(at, now)
    if (days > 1) return formatDate(at, i18n.language, { dateStyle: 'full' })
    return new Intl.RelativeTimeFormat(localeOf(i18n.language), { numeric: 'auto' }).format(-days, 'day')
  }
}

/** Marks the last message as read when it is in sight and the page is visible. */
function useReadMarks(lastId: number, isInSight: boolean, markRead: Conversation['markRead']) {
  const mark = useEffectEvent((id: number, isSeen: boolean) => {
    // On failure it is sent with the next message.
    if (id > 0 && isSeen && !document.hidden) markRead(id).catch(() => undefined)
  })
  useEffect(() => {
    const onVisible = () => mark(lastId, isInSight)
    onVisible()
    document.addEventListener('visibilitychange', onVisible)
    return () => document.removeEventListener('visibilitychange', onVisible)
  }, [lastId, isInSight])
}

/** The messages, day by day; scrolling up loads older ones. */
export function Lines({ chat }: { chat: Conversation }) {
  const { t, i18n } = useTranslation('chat')
  const dayName = useDayName()
  const { history, messages, pending, houseReadId, lastId } = chat
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = history
  const older = () => {
    if (hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage()
  }
  const box = useRef<HTMLDivElement>(null)
  const scroll = useScroll({ box, lastId, firstId: messages[0]?.id ?? 0, ownCount: pending.length, onTop: older })
  const lastHouseId = messages.findLast(({ author }) => author !== 'MEMBER')?.id ?? 0
  useReadMarks(lastHouseId, scroll.isAtEnd, chat.markRead)
  const unseen = messages.filter(({ id, author }) => author !== 'MEMBER' && id > scroll.seenId).length

  return (
    <div className={styles.middle}>
      {/* Scrollable by keyboard too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div ref={box} onScroll={scroll.onScroll} className={styles.scroll} tabIndex={0} role="log" aria-label={t('lines')}>
        {hasNextPage && (
          <div className={styles.older}>
            {isFetchingNextPage ? (
              <Spinner />
            ) : (
              <Button variant="ghost" size="small" onClick={() => void fetchNextPage()}>
                {t('older')}
              </Button>
            )}
          </div>
        )}
        {messages.length + pending.length === 0 && (
          <div className={styles.empty}>
            <MessagesSquare size={44} strokeWidth={1.5} aria-hidden="true" />
            <p>{t('empty')}</p>
          </div>
        )}
        {byDay(messages).map(({ at, lines }) => (
          <section key={at} aria-label={dayName(at)}>
            <p className={styles.day} aria-hidden="true">
              {dayName(at)}
            </p>
            <ol className={styles.lines}>
              {lines.map((message) => (
                <Bubble key={message.id} message={message} isRead={message.id <= houseReadId} />
              ))}
            </ol>
          </section>
        ))}
        <ol className={styles.lines}>
          {pending.map((line) => (
            <PendingBubble
              key={line.clientId}
              line={line}
              onRetry={() => chat.retry(line)}
              onDiscard={() => chat.discard(line.clientId)}
            />
          ))}
        </ol>
      </div>
      {!scroll.isAtEnd && (
        <Button size="small" variant="secondary" icon={<ArrowDown size={18} />} className={styles.down} onClick={scroll.toEnd}>
          {unseen > 0 ? t('news', { count: unseen, number: formatNumber(unseen, i18n.language) }) : t('to_end')}
        </Button>
      )}
    </div>
  )
}
