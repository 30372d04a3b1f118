import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import * as chatEndpoints from '#contract/content/chat/chat.ts'
import { api } from '#client/lib/api.ts'
import { toastError } from '#client/lib/error-text.ts'
import { leaveFor, ownPage } from '#client/lib/external-link.ts'
import { canUseInbox } from '#client/lib/member-type.ts'
import { toast } from '#client/lib/notices.ts'
import { paths } from '#client/lib/paths.ts'
import { currentSession } from '#client/lib/session.ts'
import { CHAT_REDIRECT_MS } from '#client/lib/timings.ts'
import { useLogInFirst } from '#client/lib/use-log-in-first.ts'

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

interface Options {
  /** Replaces the current page, which is the chat's own. */
  isReplacing?: boolean
}

/** Goes to a chat address after half a second (SCR-22), unless `left` says that this is no longer wanted. */
function useEnterChat({ isReplacing = false }: Options = {}): (chatUrl: string, left?: AbortSignal) => Promise<void> {
  const navigate = useNavigate()
  return async (chatUrl, left) => {
    await pause(CHAT_REDIRECT_MS)
    if (left?.aborted) return
    const page = ownPage(chatUrl)
    if (page !== undefined) void navigate(page, { replace: isReplacing })
    // The merchant's own chat on another site. If it opened beside the chat page, nothing is left to show here.
    else if (leaveFor(chatUrl) && isReplacing) void navigate(paths.home, { replace: true })
  }
}

/** Goes from the chat page to the given address: only once, because a second move would discard what is being typed there. */
export function useGoToChat(chatUrl: string | undefined): void {
  const enter = useEnterChat({ isReplacing: true })
  const goThere = useEffectEvent((address: string, left: AbortSignal) => void enter(address, left))
  useEffect(() => {
    if (!chatUrl) return undefined
    const leaving = new AbortController()
    goThere(chatUrl, leaving.signal)
    return () => leaving.abort()
  }, [chatUrl])
}

/** Loads the chat's address and goes there. A guest logs in first; a trial account is told why it cannot. */
export function useOpenChat({ isReplacing = false }: Options = {}): () => Promise<void> {
  const { t } = useTranslation('common')
  const enter = useEnterChat({ isReplacing })
  const { pathname, search } = useLocation()
  const logInFirst = useLogInFirst()
  return async () => {
    const session = currentSession()
    if (!session) return logInFirst()
    if (!canUseInbox(session.type)) return void toast.info(t('free_reject'))
    const dismiss = toast.loading(t('in_please_wait'))
    const query = { b2c: '1', ...(!isReplacing && { backUrl: pathname + search }) }
    try {
      const { chatUrl } = await api(chatEndpoints.launch, { query })
      await enter(chatUrl)
    } catch (error) {
      await toastError(error)
    } finally {
      dismiss()
    }
    return undefined
  }
}
