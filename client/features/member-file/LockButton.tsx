import { Lock, LockOpen } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MemberFile } from '#contract/member-file.ts'
import { ReasonSheet } from '#client/features/operator/index.ts'
import { toast } from '#client/lib/notices.ts'
import { Button } from '#client/ui/index.ts'
import { useLockMember } from './member-file.queries.ts'

/** Shuts a member out, or lets a locked one in. Nothing for an account that is closed. */
export function LockButton({ file: { id, username, status } }: { file: MemberFile }) {
  const { t } = useTranslation('member-file')
  const deed = useLockMember()
  // As it was when the sheet was opened: its words stay while it closes.
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
          const { status: now } = await deed.mutateAsync({ memberId: id, reason, isLocking })
          // Whoever was excluded or suspended meanwhile is not active again.
          toast.success(isLocking ? t('member_locked') : t('member_unlocked', { status: t(`status_${now}`) }))
        }}
        onClose={() => setAsked((before) => before && { ...before, isOpen: false })}
      />
    </>
  )
}
