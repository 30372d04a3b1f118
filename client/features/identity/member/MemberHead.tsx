import type { ReactNode } from 'react'
import { useSession } from '#client/lib/session.ts'
import { Avatar, Chip } from '#client/ui/index.ts'
import { useMember } from '#client/lib/current-member.ts'
import styles from './MemberHead.module.css'
import { MemberId } from './MemberId.tsx'

export const PICTURE_SIZE = 72

/** Picture, name, number and VIP label. `picture` replaces the plain picture, e.g. with a button. */
export function MemberHead({ picture }: { picture?: ReactNode }) {
  const session = useSession()
  const { data: member } = useMember()
  return (
    <div className={styles.head}>
      {picture ?? <Avatar avatar={member?.avatar ?? ''} size={PICTURE_SIZE} />}
      <div className={styles.words}>
        <p className={styles.name}>{member?.nickname || member?.account || session?.userName}</p>
        {member && <MemberId id={member.id} />}
        {member?.clubLabel && <Chip tone="vip">{member.clubLabel.labelName}</Chip>}
      </div>
    </div>
  )
}
