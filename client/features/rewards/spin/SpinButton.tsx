import { CalendarClock, Gamepad2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { SpinGame } from '#contract/rewards/spin/spin.ts'
import { isLackOnly, lackOf, MENDS, nextStepOf, useLogInForReward } from '#client/features/rewards/reward/index.ts'
import { useErrorText } from '#client/lib/error-text.ts'
import { paths } from '#client/lib/paths.ts'
import { Button, ButtonLink, FormError, Link } from '#client/ui/index.ts'
import { actionOf } from './spin-parts.ts'
import styles from './SpinPage.module.css'
import type { Spinning } from './use-spinning.ts'
import { useSpinWords } from './use-spin-words.ts'

const ICON = 20

/** Where to bet: one kind of game if only that counts. */
const gamesOf = ({ bets }: SpinGame) =>
  paths.gameList(bets?.categories.length === 1 ? { gameType: bets.categories[0]! } : undefined)

interface Props {
  game: SpinGame
  spinning: Spinning
}

function Mend({ reward }: Pick<SpinGame, 'reward'>) {
  const { t } = useTranslation('reward')
  const lack = lackOf(reward)
  if (!lack) return null
  return (
    <ButtonLink to={MENDS[lack].to} isWide>
      {t(MENDS[lack].text)}
    </ButtonLink>
  )
}

/** Spins, or says how to get the next spin. */
function Action({ game, spinning: { isBusy, isUnclear, press } }: Props) {
  const { t, moment } = useSpinWords()
  const logIn = useLogInForReward()
  if (isBusy)
    return (
      <Button isWide isLoading>
        {t('spinning')}
      </Button>
    )
  if (isUnclear)
    return (
      <Button isWide onClick={press}>
        {t('again')}
      </Button>
    )
  const action = actionOf(game)
  switch (action.kind) {
    case 'LOG_IN':
      return (
        <Button isWide onClick={logIn}>
          {t('log_in')}
        </Button>
      )
    case 'SPIN':
      return (
        <Button isWide onClick={press}>
          {t('spin', { count: action.left })}
        </Button>
      )
    case 'MEND':
      return <Mend reward={game.reward} />
    case 'EARN':
      return (
        <ButtonLink to={gamesOf(game)} isWide icon={<Gamepad2 size={ICON} aria-hidden="true" />}>
          {t('earn')}
        </ButtonLink>
      )
    case 'SPENT':
      return (
        <Button isWide variant="secondary" disabled>
          {t('spent')}
        </Button>
      )
    case 'TOMORROW':
      return (
        <Button isWide variant="secondary" disabled icon={<CalendarClock size={ICON} aria-hidden="true" />}>
          {t('next_spin', { time: moment(game.nextDayAt) })}
        </Button>
      )
  }
}

/** The button; above it, why the last spin failed and what to do next. */
export function SpinButton({ game, spinning }: Props) {
  const { t } = useTranslation('reward')
  const errorText = useErrorText()
  const { error } = spinning
  const next = nextStepOf(error)
  // The server reported a missing need: the reloaded room says which.
  const isRefused = error !== null && !(isLackOnly(error) && game.reward.state === 'MISSING')
  return (
    <>
      <FormError
        action={
          next && (
            <Link to={next.to} className={styles.next}>
              {t(next.text)}
            </Link>
          )
        }
      >
        {isRefused && errorText(error)}
      </FormError>
      <Action game={game} spinning={spinning} />
    </>
  )
}
