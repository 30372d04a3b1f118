import { useTranslation } from 'react-i18next'
import {
  MAX_DAYS,
  MAX_PRIZE_DAYS,
  MAX_RESCUE_RATE,
  MAX_RESCUE_TIMES,
  MAX_STREAK,
  promoCode,
} from '#contract/rewards/reward/reward-template.ts'
import { percentOf, readShare, shareOf, useFieldRules } from '#client/features/back-office/content-management/index.ts'
import { useNumberProblem } from '#client/lib/use-number-problem.ts'
import { Checkbox, Field } from '#client/ui/index.ts'
import { AmountList } from './AmountList.tsx'
import { decimal, numeric, type PartProps } from './form-parts.ts'
import { GameKinds, PeriodField } from './PeriodFields.tsx'
import styles from './RewardCampaigns.module.css'
import { PointsFields } from './PointsFields.tsx'
import { InviteFields } from './InviteFields.tsx'
import { LeaderboardFields } from './LeaderboardFields.tsx'
import { LuckyFields } from './LuckyFields.tsx'
import { RainFields } from './RainFields.tsx'
import { RankAmounts, RankAmountsAndDays } from './RankAmounts.tsx'
import { RebateFields } from './RebateFields.tsx'
import { ReferralFields } from './ReferralFields.tsx'
import { SpinFields } from './SpinFields.tsx'
import { SwitchedOff } from './SwitchedOff.tsx'
import { DaysField } from './DaysField.tsx'

function Amount({ values, register, errorAt }: PartProps) {
  const { t } = useTranslation('reward-campaigns')
  const { amount } = useFieldRules()
  return (
    <Field
      label={values.template === 'RESCUE' || values.template === 'GIFT' ? t('amount_most') : t('amount')}
      {...decimal}
      error={errorAt('options.amount')}
      {...register('options.amount', { validate: amount(1n) })}
    />
  )
}

function Register(props: PartProps) {
  const { t } = useTranslation('reward-campaigns')
  return (
    <div className={styles.pair}>
      <Amount {...props} />
      <DaysField {...props} label={t('days')} hint={t('days_hint')} most={MAX_DAYS} />
    </div>
  )
}

function Code(props: PartProps) {
  const { values, register, errorAt, set } = props
  const { t } = useTranslation('reward-campaigns')
  return (
    <>
      <div className={styles.pair}>
        <Amount {...props} />
        <Field
          label={t('code')}
          hint={t('code_hint')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={errorAt('options.code')}
          {...register('options.code', {
            validate: (typed) => promoCode.safeParse(typed).success || t('code_wrong'),
          })}
        />
      </div>
      <Checkbox
        checked={values.options.isListed}
        onChange={({ target }) => set('options', { ...values.options, isListed: target.checked })}
      >
        {t('code_listed')}
      </Checkbox>
    </>
  )
}

/** What each day in a row gives. */
const SignIn = (props: PartProps) => <AmountList {...props} of="day" most={MAX_STREAK} />

function Turnover(props: PartProps) {
  const { t } = useTranslation('reward-campaigns')
  const { amount } = useFieldRules()
  return (
    <>
      <div className={styles.pair}>
        <Amount {...props} />
        <PeriodField {...props} />
        <Field
          label={t('bets')}
          hint={t('bets_hint')}
          {...decimal}
          error={props.errorAt('options.turnover')}
          {...props.register('options.turnover', { validate: amount(1n) })}
        />
      </div>
      <GameKinds {...props} />
    </>
  )
}

function Rescue(props: PartProps) {
  const { register, errorAt } = props
  const { t } = useTranslation('reward-campaigns')
  const numberProblem = useNumberProblem()
  const { amount, whole } = useFieldRules()
  const rate = (typed: string) => {
    const share = shareOf(typed)
    return (
      (share !== undefined && share > 0 && share <= MAX_RESCUE_RATE) ||
      (numberProblem(readShare(typed)) ?? t('rate_wrong', { most: percentOf(MAX_RESCUE_RATE) }))
    )
  }
  return (
    <>
      <div className={styles.pair}>
        <Field
          label={t('rate')}
          hint={t('rate_hint')}
          {...decimal}
          error={errorAt('options.ratePercent')}
          {...register('options.ratePercent', { validate: rate })}
        />
        <Amount {...props} />
        <PeriodField {...props} />
        <Field
          label={t('min_loss')}
          {...decimal}
          error={errorAt('options.minLoss')}
          {...register('options.minLoss', { validate: amount(1n) })}
        />
        <Field
          label={t('loss_times')}
          hint={t('loss_times_hint')}
          {...numeric}
          error={errorAt('options.lossTimes')}
          {...register('options.lossTimes', { validate: whole(1, MAX_RESCUE_TIMES) })}
        />
      </div>
      <GameKinds {...props} />
    </>
  )
}

function AppDownload(props: PartProps) {
  const { t } = useTranslation('reward-campaigns')
  return (
    <>
      <SwitchedOff flag="APP_DOWNLOAD">{t('app_off')}</SwitchedOff>
      <div className={styles.pair}>
        <Amount {...props} />
      </div>
    </>
  )
}

function GiftFields(props: PartProps) {
  const { t } = useTranslation('reward-campaigns')
  return (
    <div className={styles.pair}>
      <Amount {...props} />
      <DaysField {...props} label={t('claim_days')} hint={t('claim_days_gift')} most={MAX_PRIZE_DAYS} />
    </div>
  )
}

const OF_TEMPLATE = {
  REGISTER: Register,
  SIGN_IN: SignIn,
  CODE: Code,
  TURNOVER: Turnover,
  RESCUE: Rescue,
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

/** When a member is owed how much: the options of the campaign's template. */
export function RuleFields(props: PartProps) {
  const Fields = OF_TEMPLATE[props.values.template]
  return <Fields {...props} />
}
