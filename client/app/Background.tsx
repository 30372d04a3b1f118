import { useEffect } from 'react'
import { useKeepAnswers } from '#client/lib/keep-answers.ts'
import { lazyPart } from '#client/lib/lazy-part.ts'
import { registerServiceWorker } from '#client/lib/service-worker.ts'
import { useSession } from '#client/lib/session.ts'
import { Optional } from '#client/ui/index.ts'
import { FloatingStrip } from './FloatingStrip.tsx'

const MemberBackground = lazyPart(() => import('./MemberBackground.tsx'), 'MemberBackground')

/** What every page runs without a tap. */
export function Background() {
  const session = useSession()
  // The first page has settled by the time this loads.
  useKeepAnswers()
  useEffect(registerServiceWorker, [])
  return (
    <>
      <FloatingStrip />
      <Optional>{session && <MemberBackground />}</Optional>
    </>
  )
}
