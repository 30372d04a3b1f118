import type { ReactNode } from 'react'
import { useSession } from '#client/lib/session.ts'
import { SCREENS } from '#client/lib/paths.ts'
import { useFlag } from '#client/lib/site.ts'
import { Avatar, Chip, Link } from '#client/ui/index.ts'
import { useMember } from '#client/lib/current-member.ts'
import styles from './MemberHead.module.css'
import { MemberId } from './MemberId.tsx'

export const PICTURE_SIZE = 72

/** Leads to the VIP room, if there is one. */
function ClubLabel({ name }: { name: string }) {
  const label = <Chip tone="vip">{name}</Chip>
  return useFlag('VIP') ? (
    <Link to={SCREENS.vip.path} className={styles.label}>
      {label}
    </Link>
  ) : (
    label
  )
}

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
        {member?.clubLabel && <ClubLabel name={member.clubLabel.labelName} />}
      </div>
    </div>
  )
}
