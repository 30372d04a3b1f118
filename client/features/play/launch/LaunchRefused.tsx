import { useTranslation } from 'react-i18next'
import { isTrialType } from '#client/lib/member-type.ts'
import { useSession } from '#client/lib/session.ts'
import { Button, ErrorState } from '#client/ui/index.ts'
import { unfinishedOf } from './launch-refusal.ts'
import { useOpening } from './use-opening.ts'

/** Why a game's page could not open its game; links to an unfinished round of another game. */
export function LaunchRefused({ error, onRetry }: { error: unknown; onRetry: () => unknown }) {
  const { t } = useTranslation('launch')
  const session = useSession()
  const opening = useOpening()
  const unfinished = unfinishedOf(error)
  const mode = session && isTrialType(session.type) ? 'trial' : 'real'
  return (
    <>
      <ErrorState error={error} onRetry={onRetry} />
      {unfinished && (
        <Button isWide isLoading={opening.isPending} onClick={() => opening.mutate({ game: unfinished, mode })}>
          {t('continue', { name: unfinished.gameName })}
        </Button>
      )}
    </>
  )
}
