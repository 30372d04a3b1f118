import type { ReactNode } from 'react'
import type { UseFormRegister } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ON_WITHDRAWAL, type OnWithdrawal } from '#contract/money/turnover/bonus-terms.ts'
import { MAX_RELEASE, MAX_VALID_DAYS } from '#contract/back-office/content-management/content-management-campaign.ts'
import { GAME_CATEGORIES } from '#contract/game-category.ts'
import { FilterSelect } from '#client/ui/back-office/index.ts'
import { readAmount } from '#client/lib/typed-amount.ts'
import { useNumberProblem } from '#client/lib/use-number-problem.ts'
import { Field } from '#client/ui/index.ts'
import styles from './ContentManagement.module.css'
import { oddsOf, type PlayValues, readOdds, readShare, shareOf } from './play-terms.ts'

interface Props {
  onWithdrawal: OnWithdrawal
  onChange: (onWithdrawal: OnWithdrawal) => void
  register: UseFormRegister<PlayValues>
  errorAt: (path: string) => string | undefined
  /** 0 = it may stay open without an end. */
  leastDays?: 0 | 1
  /** A field of one kind of campaign. */
  children?: ReactNode
}
const WHOLE = /^\d{1,3}$/
const plain = { inputMode: 'decimal', autoComplete: 'off' } as const

/** The bonus's conditions for the player while it is open. */
export function CampaignPlayFields({ onWithdrawal, onChange, register, errorAt, leastDays = 0, children }: Props) {
  const { t } = useTranslation(['content-management', 'common'])
  const numberProblem = useNumberProblem()
  const shareFault = (typed: string) => numberProblem(readShare(typed)) ?? t('share_wrong')
  const share = (typed: string) => shareOf(typed) !== undefined || shareFault(typed)
  const whole =
    (most: number, least = 0) =>
    (typed: string) =>
      (WHOLE.test(typed) && Number(typed) >= least && Number(typed) <= most) ||
      (least === 0 ? t('whole_wrong', { most }) : t('whole_between', { min: least, max: most }))
  const amount = (typed: string) =>
    typed.trim() === '' || Boolean(readAmount(typed).value) || (numberProblem(readAmount(typed)) ?? t('amount_wrong'))
  const odds = (typed: string, all: PlayValues) =>
    (oddsOf(typed) !== undefined && (oddsOf(all.minOdds) ?? 0) <= (oddsOf(all.maxOdds) ?? 0)) ||
    (numberProblem(readOdds(typed)) ?? t('odds_wrong'))
  return (
    <>
      <div className={styles.pair}>
        <Field
          label={t('campaign_stake_share')}
          error={errorAt('stakePercent')}
          {...plain}
          {...register('stakePercent', { validate: (typed) => Boolean(shareOf(typed)) || shareFault(typed) })}
        />
        <Field
          label={t('campaign_max_stake')}
          hint={t('campaign_max_stake_hint')}
          error={errorAt('maxStake')}
          {...plain}
          {...register('maxStake', { validate: amount })}
        />
        <Field
          label={t('campaign_min_odds')}
          hint={t('campaign_odds_hint')}
          error={errorAt('minOdds')}
          {...plain}
          {...register('minOdds', { validate: odds })}
        />
        <Field
          label={t('campaign_max_odds')}
          error={errorAt('maxOdds')}
          {...plain}
          {...register('maxOdds', { validate: odds })}
        />
        <Field
          label={t('campaign_release')}
          hint={t('campaign_release_hint')}
          error={errorAt('maxRelease')}
          {...plain}
          {...register('maxRelease', { validate: whole(MAX_RELEASE) })}
        />
        <Field
          label={t('campaign_days')}
          {...(leastDays === 0 && { hint: t('campaign_days_hint') })}
          error={errorAt('validDays')}
          {...plain}
          {...register('validDays', { validate: whole(MAX_VALID_DAYS, leastDays) })}
        />
        {children}
        <FilterSelect
          label={t('campaign_withdrawal')}
          value={onWithdrawal}
          onChange={(word) => onChange(ON_WITHDRAWAL.find((one) => one === word) ?? 'REFUSED')}
          options={ON_WITHDRAWAL.map((word) => ({ value: word, label: t(`withdrawal_${word}`) }))}
        />
      </div>
      <fieldset className={styles.counts}>
        <legend>{t('campaign_counts')}</legend>
        <div className={styles.few}>
          {GAME_CATEGORIES.map((category) => (
            <Field
              key={category}
              label={t('campaign_count', { category: t(`common:category_${category}`) })}
              error={errorAt(`counts.${category}`)}
              {...plain}
              {...register(`counts.${category}`, { validate: share })}
            />
          ))}
        </div>
      </fieldset>
    </>
  )
}
