import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { MAX_GRANT_DAYS } from '#contract/back-office/reward-grant.ts'
import { MAX_RANKS } from '#contract/rewards/reward/reward-template.ts'
import { useFieldRules } from '#client/features/back-office/content-management/index.ts'
import { useWords } from '#client/lib/back-office/use-words.ts'
import { FilterDate, FilterSelect } from '#client/ui/back-office/index.ts'
import { Field } from '#client/ui/index.ts'
import { decimal, numeric, type PartProps } from './give-parts.ts'
import styles from './RewardGrant.module.css'
import { tagsInUse } from './reward-grant.queries.ts'
import { useGiftRule } from './use-grant-rules.ts'
import { useRanks } from './use-grant-words.ts'

/** An empty field is valid too. */
const orEmpty = (rule: (typed: string) => string | true) => (typed: string) => typed.trim() === '' || rule(typed)

function RankField({ form, values }: PartProps) {
  const { t } = useTranslation('reward-grant')
  const { whole } = useFieldRules()
  const ranks = useRanks()
  const { errors } = form.formState
  if (ranks.length === 0)
    return (
      <Field
        label={t('rank_number')}
        hint={t('rank_hint')}
        {...numeric}
        error={errors.minRank?.message}
        {...form.register('minRank', { validate: orEmpty(whole(1, MAX_RANKS)) })}
      />
    )
  return (
    <FilterSelect
      label={t('rank')}
      value={values.minRank}
      onChange={(value) => form.setValue('minRank', value)}
      options={[{ value: '', label: t('any') }, ...ranks.slice(1).map((label, place) => ({ value: String(place + 2), label }))]}
    />
  )
}

function TagField({ form, values }: PartProps) {
  const { t } = useTranslation('reward-grant')
  const { data: known = [] } = useQuery({ ...tagsInUse(), refetchOnWindowFocus: false })
  if (known.length === 0) return null
  return (
    <FilterSelect
      label={t('tag')}
      value={values.tag}
      onChange={(value) => form.setValue('tag', value)}
      options={[{ value: '', label: t('any') }, ...known.map(({ tag }) => ({ value: tag, label: tag }))]}
    />
  )
}

/** A sum in the last days: `deposits` or `bets`. */
function SumFields({ form, of }: Pick<PartProps, 'form'> & { of: 'deposits' | 'bets' }) {
  const { t } = useTranslation('reward-grant')
  const { amount, whole } = useFieldRules()
  const { errors } = form.formState
  const days = whole(1, MAX_GRANT_DAYS)
  return (
    <div className={styles.pair}>
      <Field
        label={t(`${of}_least`)}
        {...decimal}
        error={errors[`${of}Least`]?.message}
        {...form.register(`${of}Least`, { validate: orEmpty(amount(1n)) })}
      />
      <Field
        label={t(`${of}_days`)}
        {...numeric}
        error={errors[`${of}Days`]?.message}
        {...form.register(`${of}Days`, { validate: (typed, all) => all[`${of}Least`].trim() === '' || days(typed) })}
      />
    </div>
  )
}

/** Chooses the members who meet all of the conditions. */
export function FilterFields({ most, ...part }: PartProps & { most: bigint }) {
  const { t } = useTranslation('reward-grant')
  const { money } = useWords()
  const { whole } = useFieldRules()
  const gift = useGiftRule(most, false)
  const { form, values } = part
  const { errors } = form.formState
  const days = orEmpty(whole(1, MAX_GRANT_DAYS))
  return (
    <>
      <p className={styles.hint}>{t('filter_hint')}</p>
      <div className={styles.pair}>
        <TagField {...part} />
        <RankField {...part} />
        <FilterDate
          label={t('registered_from')}
          value={values.registeredFrom}
          onChange={(value) => form.setValue('registeredFrom', value)}
        />
        <FilterDate
          label={t('registered_to')}
          value={values.registeredTo}
          onChange={(value) => form.setValue('registeredTo', value)}
        />
        <Field
          label={t('seen_within')}
          {...numeric}
          error={errors.seenWithin?.message}
          {...form.register('seenWithin', { validate: days })}
        />
        <Field
          label={t('away_for')}
          {...numeric}
          error={errors.awayFor?.message}
          {...form.register('awayFor', { validate: days })}
        />
      </div>
      <SumFields form={form} of="deposits" />
      <SumFields form={form} of="bets" />
      <Field
        label={t('amount_each')}
        hint={t('amount_each_hint', { most: money(most) })}
        {...decimal}
        error={errors.amount?.message}
        {...form.register('amount', { validate: gift })}
      />
    </>
  )
}
