import { Unlink, X } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import {
  dropInvitation,
  type Invitation,
  isInvitationRefused,
  refuseInvitation,
} from '#client/features/identity/session/index.ts'
import { Avatar, IconButton } from '#client/ui/index.ts'
import styles from './Inviter.module.css'
import { useInviter } from './register.queries.ts'

const PICTURE_SIZE = 40

/** Removed from the address too, or a reload would bring it back. */
function useRemove() {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  return () => {
    const query = new URLSearchParams(search)
    query.delete('referralCode')
    dropInvitation()
    void navigate({ search: query.toString() }, { replace: true, state })
  }
}

/** Who invites the visitor, or that the link is wrong; either can be removed. */
export function Inviter({ code, isWrong }: Invitation) {
  const { t } = useTranslation('register')
  const { data, error } = useInviter(code, !isWrong)
  const remove = useRemove()
  const isRefused = isInvitationRefused(error)
  useEffect(() => {
    if (isRefused) refuseInvitation()
  }, [isRefused])
  if (!isWrong && !data && !error) return <div className={styles.inviter} />
  const words = data ? t('invited_by', { name: data.name }) : t('invited')
  return (
    <div className={styles.inviter}>
      {isWrong || !data ? <Unlink size={22} aria-hidden="true" /> : <Avatar avatar={data.avatar} size={PICTURE_SIZE} />}
      <output>{isWrong ? t('invitation_wrong') : words}</output>
      <IconButton label={t('invitation_remove')} icon={<X size={18} />} onClick={remove} />
    </div>
  )
}
