import { useTranslation } from 'react-i18next'
import { MAX_DAYS, MAX_PRIZE_DAYS, MAX_STREAK } from '#contract/rewards/reward/reward-template.ts'
import { AmountField } from './AmountField.tsx'
import { AmountList } from './AmountList.tsx'
import type { PartProps } from './form-parts.ts'
import styles from './RewardCampaigns.module.css'
import { PointsFields } from './PointsFields.tsx'
import { InviteFields } from './InviteFields.tsx'
import { LeaderboardFields } from './LeaderboardFields.tsx'
import { LuckyFields } from './LuckyFields.tsx'
import { RainFields } from './RainFields.tsx'
import { RankAmounts, RankAmountsAndDays } from './RankAmounts.tsx'
import { RebateFields } from './RebateFields.tsx'
import { ReferralFields } from './ReferralFields.tsx'
import { RescueFields } from './RescueFields.tsx'
import { SpinFields } from './SpinFields.tsx'
import { SwitchedOff } from './SwitchedOff.tsx'
import { TurnoverFields } from './TurnoverFields.tsx'
import { CodeFields } from './CodeFields.tsx'
import { DaysField } from './DaysField.tsx'

function Register(props: PartProps) {
  const { t } = useTranslation('reward-campaigns')
  return (
    <div className={styles.pair}>
      <AmountField {...props} />
      <DaysField {...props} label={t('days')} hint={t('days_hint')} most={MAX_DAYS} />
    </div>
  )
}

/** The amount for each consecutive day. */
const SignIn = (props: PartProps) => <AmountList {...props} of="day" most={MAX_STREAK} />

function AppDownload(props: PartProps) {
  const { t } = useTranslation('reward-campaigns')
  return (
    <>
      <SwitchedOff flag="APP_DOWNLOAD">{t('app_off')}</SwitchedOff>
      <div className={styles.pair}>
        <AmountField {...props} />
      </div>
    </>
  )
}

function GiftFields(props: PartProps) {
  const { t } = useTranslation('reward-campaigns')
  return (
    <div className={styles.pair}>
      <AmountField {...props} />
      <DaysField {...props} label={t('claim_days')} hint={t('claim_days_gift')} most={MAX_PRIZE_DAYS} />
    </div>
  )
}

const OF_TEMPLATE = {
  REGISTER: Register,
  SIGN_IN: SignIn,
  CODE: CodeFields,
  TURNOVER: TurnoverFields,
  RESCUE: RescueFields,
  RANK_UP: RankAmountsAndDays,
  RANK_SALARY: RankAmounts,
  BIRTHDAY: RankAmountsAndDays,
  REBATE: RebateFields,
  REFERRAL: ReferralFields,
  POINTS: PointsFields,
  RAIN: RainFields,
  SPIN: SpinFields,
  LEADERBOARD: LeaderboardFields,
  APP_DOWNLOAD: AppDownload,
  LUCKY_BET: LuckyFields,
  GIFT: GiftFields,
  INVITE: InviteFields,
}

/** Who gets how much, and when: the options of the campaign's template. */
export function RuleFields(props: PartProps) {
  const Fields = OF_TEMPLATE[props.values.template]
  return <Fields {...props} />
}
