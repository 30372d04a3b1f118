import { Share2, Users, UserPlus } from 'lucide-react'
import { useState } from 'react'
import type { ReferralRoom } from '#contract/rewards/referral/referral.ts'
import { BlockHead, Button, Card } from '#client/ui/index.ts'
import { InviteeRow } from './InviteeRow.tsx'
import styles from './Invitees.module.css'
import { InviteesSheet } from './InviteesSheet.tsx'
import { useReferralWords } from './use-referral-words.ts'
import { useShare } from './use-share.ts'

function Nothing({ link }: { link: string }) {
  const { t } = useReferralWords()
  const { shareOrCopy } = useShare(link)
  return (
    <Card className={styles.empty}>
      <UserPlus size={36} strokeWidth={1.6} aria-hidden="true" />
      <p>{t('invitees_empty')}</p>
      <Button size="small" variant="secondary" icon={<Share2 size={18} aria-hidden="true" />} onClick={shareOrCopy}>
        {t('share')}
      </Button>
    </Card>
  )
}

/** The newest invitees; the others are a tap away. */
export function Invitees({ room: { invitees, tiers }, link }: { room: ReferralRoom; link: string }) {
  const { t, number } = useReferralWords()
  const [isOpen, setOpen] = useState(false)
  const count = tiers[0]?.invitees
  const isEmpty = invitees.length === 0
  return (
    <section aria-label={t('invitees')}>
      <BlockHead
        icon={<Users />}
        title={t('invitees')}
        onAll={isEmpty ? undefined : () => setOpen(true)}
        allText={count === undefined ? undefined : t('all_of_them', { number: number(count) })}
      />
      {isEmpty ? (
        <Nothing link={link} />
      ) : (
        <Card isList>
          {invitees.map((invitee, place) => (
            <InviteeRow key={`${invitee.joinedAt}/${place}`} invitee={invitee} />
          ))}
        </Card>
      )}
      <InviteesSheet tiers={Math.max(1, tiers.length)} isOpen={isOpen} onClose={() => setOpen(false)} />
    </section>
  )
}
