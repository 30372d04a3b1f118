/** How a request shows that the site was opened as an app, and how that is recorded. */
import type { RequestFacts } from '#server/http/handle.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { MemberRepository } from './member.repository.ts'

interface Deps {
  members: Pick<MemberRepository, 'noteAppOpened'>
  clock: Clock
}
type Opened = Pick<RequestFacts, 'device' | 'userAgent'>

/** `Device` of clients that are installed, on a home screen, or the merchant's own (WIR-03). */
const APP_DEVICE = /^(?:APP|PWA|WEBCLIP|OTHERS)$/i
/** The merchant's own app names itself (SCR-44). */
const APP_AGENT = /\bPalaroApp\b/

/** The client's own claim: anyone can send it from a browser as well. */
export const isOpenedAsApp = ({ device, userAgent }: Opened): boolean =>
  APP_DEVICE.test(device.trim()) || APP_AGENT.test(userAgent)

/** Records when a member first opened the site as an app. `says` = older clients' `isApp`. */
export const createAppOpening =
  ({ members, clock }: Deps) =>
  async ({ caller, ...opened }: Opened & { caller: { memberId: number } }, says?: boolean): Promise<void> => {
    if (says === true || isOpenedAsApp(opened)) await members.noteAppOpened(caller.memberId, clock.now())
  }
export type AppOpening = ReturnType<typeof createAppOpening>
