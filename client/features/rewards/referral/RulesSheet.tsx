import { useTranslation } from 'react-i18next'
import type { ReferralRoom } from '#contract/rewards/referral/referral.ts'
import { SheetPart, SheetParts, SheetText } from '#client/features/rewards/room/index.ts'
import { Sheet } from '#client/ui/index.ts'
import { useReferralWords } from './use-referral-words.ts'

type Rule = 'how' | 'counts' | 'pay' | 'most' | 'who'

/** The rules; those about payment only while the house pays. */
function useRules({ period, claimDays, most, reward }: ReferralRoom): { rule: Rule; text: string }[] {
  const { t } = useTranslation(['referral', 'reward'])
  const { short } = useReferralWords()
  const isPaying = period !== null && claimDays !== null && most !== null
  const how = { rule: 'how' as const, text: t('rule_how') }
  const who = { rule: 'who' as const, text: t('rule_who') }
  if (!isPaying) return [how, who]
  const turnover =
    reward && (reward.turnoverTimes === 0 ? t('reward:rule_free') : t('reward:rule_times', { times: reward.turnoverTimes }))
  const pay = t(period === 'WEEK' ? 'rule_pay_week' : 'rule_pay_day', { count: claimDays })
  return [
    how,
    { rule: 'counts', text: t('rule_counts') },
    { rule: 'pay', text: [pay, turnover].filter(Boolean).join(' ') },
    { rule: 'most', text: t(period === 'WEEK' ? 'rule_most_week' : 'rule_most_day', { amount: short(most) }) },
    who,
  ]
}

function Content({ room }: { room: ReferralRoom }) {
  const { t } = useTranslation('referral')
  return (
    <SheetParts>
      {useRules(room).map(({ rule, text }) => (
        <SheetPart key={rule} title={t(`rule_${rule}_title`)}>
          <SheetText>{text}</SheetText>
        </SheetPart>
      ))}
    </SheetParts>
  )
}

interface Props {
  room: ReferralRoom
  isOpen: boolean
  onClose: () => void
}
/** How inviting works, what counts, and when it is paid. */
export function RulesSheet({ room, isOpen, onClose }: Props) {
  const { t } = useTranslation('referral')
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('help')} isCard>
      <Content room={room} />
    </Sheet>
  )
}
