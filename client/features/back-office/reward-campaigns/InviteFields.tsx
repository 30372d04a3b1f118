import { useTranslation } from 'react-i18next'
import { MAX_FRIENDS, MAX_MILESTONES, MAX_PRIZE_DAYS } from '#contract/rewards/reward/reward-template.ts'
import { useFieldRules } from '#client/features/back-office/content-management/index.ts'
import { Field } from '#client/ui/index.ts'
import { decimal, numeric, type PartProps } from './form-parts.ts'
import { InviteSums } from './InviteSums.tsx'
import { type InviteValues, isNoMoreThanBefore, type MilestoneValues, nextMilestone } from './invite-values.ts'
import { PrizeTable, type PrizeColumn } from './PrizeTable.tsx'
import styles from './RewardCampaigns.module.css'
import { SwitchedOff } from './SwitchedOff.tsx'
import { DaysField } from './DaysField.tsx'

interface MilestoneProps extends Pick<PartProps, 'values' | 'register' | 'errorAt'> {
  change: (milestones: MilestoneValues[]) => void
}

/** From the fewest friends to the most. */
function Milestones({ values, change, ...form }: MilestoneProps) {
  const { t } = useTranslation('reward-campaigns')
  const { amount, whole } = useFieldRules()
  const { milestones } = values.options.invite
  const columns: PrizeColumn[] = [
    {
      title: t('invite_friends'),
      nameOf: (place) => t('invite_friends_of', { number: place + 1 }),
      pathOf: (place) => `options.invite.milestones.${place}.friends`,
      input: numeric,
      isOrdered: true,
      validate:
        (place) =>
        (typed, { options }) => {
          const problem = whole(1, MAX_FRIENDS)(typed)
          return problem === true && isNoMoreThanBefore(options.invite.milestones, place) ? t('invite_order') : problem
        },
    },
    {
      title: t('amount'),
      nameOf: (place) => t('invite_amount_of', { number: place + 1 }),
      pathOf: (place) => `options.invite.milestones.${place}.amount`,
      input: decimal,
      validate: () => amount(1n),
    },
  ]
  return (
    <PrizeTable
      {...form}
      words={{
        legend: t('invite_milestones'),
        add: t('invite_add'),
        remove: (number) => t('invite_remove', { number }),
      }}
      count={milestones.length}
      columns={columns}
      hint={t('invite_milestones_hint')}
      least={1}
      most={MAX_MILESTONES}
      onAdd={() => change([...milestones, nextMilestone(milestones)])}
      onRemove={(place) => change(milestones.filter((_, other) => other !== place))}
    />
  )
}

/** INVITE: the amounts per number of friends, and what makes a friend count. */
export function InviteFields(props: PartProps) {
  const { values, register, errorAt, set } = props
  const { t } = useTranslation('reward-campaigns')
  const { amount } = useFieldRules()
  const { invite } = values.options
  const change = (part: Partial<InviteValues>) => set('options', { ...values.options, invite: { ...invite, ...part } })
  return (
    <>
      <SwitchedOff flag="REFERRAL">{t('referral_off')}</SwitchedOff>
      <Milestones {...props} change={(milestones) => change({ milestones })} />
      <div className={styles.pair}>
        <Field
          label={t('invite_min_deposit')}
          hint={t('invite_min_deposit_hint')}
          {...decimal}
          error={errorAt('options.invite.minDeposit')}
          {...register('options.invite.minDeposit', { validate: amount(0n) })}
        />
        <Field
          label={t('invite_min_bets')}
          hint={t('invite_min_bets_hint')}
          {...decimal}
          error={errorAt('options.invite.minBets')}
          {...register('options.invite.minBets', { validate: amount(1n) })}
        />
        <DaysField {...props} label={t('board_days')} hint={t('invite_days_hint')} most={MAX_PRIZE_DAYS} />
      </div>
      <InviteSums values={invite} />
    </>
  )
}
