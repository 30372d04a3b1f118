import { useTranslation } from 'react-i18next'

type Games = Readonly<Record<string, number>>
interface Props {
  free: { trigger: Games; retrigger?: Games | undefined; mult: number }
}

/** How free spins start, how more are added, and their multiplier. */
export function FreeSpinsRules({ free: { trigger, retrigger = {}, mult } }: Props) {
  const { t } = useTranslation('slots')
  const spins = (table: Games) =>
    Object.entries(table)
      .map(([count, games]) => t('free_for', { count: Number(count), games }))
      .join(' · ')
  return (
    <>
      <p>{spins(trigger)}</p>
      {Object.keys(retrigger).length > 0 && <p>{t('free_again', { spins: spins(retrigger) })}</p>}
      {mult > 1 && <p>{t('free_mult', { mult })}</p>}
    </>
  )
}
