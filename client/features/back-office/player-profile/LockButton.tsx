import { Lock, LockOpen } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PlayerProfile } from '#contract/back-office/player-profile/player-profile.ts'
import { ReasonSheet } from '#client/ui/back-office/index.ts'
import { toast } from '#client/lib/notices.ts'
import { Button } from '#client/ui/index.ts'
import { useLockMember } from './player-profile.queries.ts'

/** Locks a member out, or unlocks the account. Nothing for a closed account. */
export function LockButton({ file: { id, username, status } }: { file: PlayerProfile }) {
  const { t } = useTranslation('player-profile')
  const action = useLockMember()
  // As of opening the sheet, so that its text stays while it closes.
  const [asked, setAsked] = useState<{ isLocking: boolean; isOpen: boolean }>()
  const isLocked = status === 'LOCKED'
  const isLocking = asked?.isLocking ?? true
  return (
    <>
      {status !== 'CLOSED' && (
        <Button
          variant="secondary"
          size="small"
          icon={isLocked ? <LockOpen size={18} /> : <Lock size={18} />}
          onClick={() => setAsked({ isLocking: !isLocked, isOpen: true })}
        >
          {t(isLocked ? 'unlock_member' : 'lock_member')}
        </Button>
      )}
      <ReasonSheet
        isOpen={asked?.isOpen ?? false}
        title={t(isLocking ? 'lock_why' : 'unlock_why', { username })}
        submit={t(isLocking ? 'lock_member' : 'unlock_member')}
        isDangerous={isLocking}
        onSubmit={async (reason) => {
          const { status: now } = await action.mutateAsync({ memberId: id, reason, isLocking })
          // A member excluded or suspended meanwhile is not active again.
          toast.success(isLocking ? t('member_locked') : t('member_unlocked', { status: t(`status_${now}`) }))
        }}
        onClose={() => setAsked((before) => before && { ...before, isOpen: false })}
      />
    </>
  )
}
