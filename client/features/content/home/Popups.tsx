import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { announcements } from '#client/features/content/announcement/index.ts'
import { useMember } from '#client/lib/current-member.ts'
import { lazyPart } from '#client/lib/lazy-part.ts'
import { isNoticePopupClosed, isWelcomeDue, nextLoginPopup, useSession } from '#client/lib/session.ts'
import { useSite } from '#client/lib/site.ts'
import { Optional } from '#client/ui/index.ts'
import { NoticePopup } from './NoticePopup.tsx'
import { type Popup, popupsToShow } from './popup-order.ts'

const LoginPopups = lazyPart(() => import('./LoginPopups.tsx'), 'LoginPopups')
/** Its code loads only after a registration. */
const WelcomePopup = lazyPart(() => import('./WelcomePopup.tsx'), 'WelcomePopup')

/** Decided once each time the page opens: closing a pop-up does not make room for another. */
const dueNow = () => ({ isWelcomed: isWelcomeDue(), nextLogin: nextLoginPopup(), hasNotice: !isNoticePopupClosed() })

/** The only place that opens the welcome, login and news pop-ups. They wait for questions that must be answered. */
export function Popups() {
  const session = useSession()
  const { data: member, isPending } = useMember()
  const { data: news } = useQuery(announcements())
  const most = useSite()?.popupsAtOnce
  const [due] = useState(dueNow)
  const [hasWelcome, setHasWelcome] = useState(due.isWelcomed)
  const [closed, setClosed] = useState<readonly Popup[]>([])
  const isAskedFirst = session !== null && (isPending || Boolean(member?.termsDue))
  if (most === undefined || isAskedFirst) return null

  const pictures = news?.popup.flatMap((one) => (one.loginPopup ? [{ ...one, size: one.loginPopup }] : []))
  const notices = news?.popup.filter(({ loginPopup }) => loginPopup === null)
  const first = due.nextLogin ?? Infinity
  const turns = popupsToShow(
    {
      welcome: hasWelcome ? 1 : 0,
      login: pictures && Math.max(0, pictures.length - first),
      notice: notices && (due.hasNotice && notices.length > 0 ? 1 : 0),
    },
    most,
  )
  const close = (popup: Popup) => setClosed([...closed, popup])
  const reached = turns.findIndex(({ popup }) => !closed.includes(popup))
  // Closed ones stay for their last animation.
  const begun = reached < 0 ? turns : turns.slice(0, reached + 1)
  return begun.map(({ popup, count }) => {
    const onClose = () => close(popup)
    return (
      <Optional key={popup}>
        {popup === 'welcome' && <WelcomePopup onClose={onClose} onEmpty={() => setHasWelcome(false)} />}
        {popup === 'login' && <LoginPopups popups={pictures ?? []} first={first} count={count} onClose={onClose} />}
        {popup === 'notice' && <NoticePopup notices={notices ?? []} onClose={onClose} />}
      </Optional>
    )
  })
}
