import {
  Cake,
  CalendarCheck,
  CloudRain,
  Clover,
  Coins,
  Crown,
  Gift,
  LifeBuoy,
  type LucideIcon,
  PiggyBank,
  Repeat,
  Smartphone,
  Star,
  TicketPercent,
  Trophy,
  UserPlus,
  Users,
  Wallet,
} from 'lucide-react'
import type { RewardTemplate } from '#contract/rewards/reward/reward-template.ts'
import { cx } from '#client/lib/class-names.ts'
import { GameArt } from '#client/ui/index.ts'
import styles from './RewardArt.module.css'
import { WheelIcon } from './WheelIcon.tsx'

/** A bonus with a deposit has no template. */
export type ArtKind = RewardTemplate | 'DEPOSIT'

const ICON = {
  REGISTER: Gift,
  SIGN_IN: CalendarCheck,
  CODE: TicketPercent,
  TURNOVER: Repeat,
  RESCUE: LifeBuoy,
  RANK_UP: Crown,
  RANK_SALARY: Coins,
  BIRTHDAY: Cake,
  REBATE: PiggyBank,
  REFERRAL: UserPlus,
  DEPOSIT: Wallet,
  POINTS: Star,
  RAIN: CloudRain,
  LEADERBOARD: Trophy,
  APP_DOWNLOAD: Smartphone,
  LUCKY_BET: Clover,
  GIFT: Gift,
  INVITE: Users,
} as const satisfies Record<Exclude<ArtKind, 'SPIN'>, LucideIcon>

/** The size of promotions' pictures. */
const WIDE_RATIO = '585 / 258'

interface Props {
  kind: ArtKind
  /** Its promotion's picture. */
  art: string | undefined
  /** Fills a large card, below its text. */
  isWide?: boolean
  /** On the first screen: loads at once. */
  isEager: boolean
}

/** Its promotion's picture, or else the icon of its kind. */
export function RewardArt({ kind, art, isWide = false, isEager }: Props) {
  const size = isWide ? 92 : 34
  const Icon = kind === 'SPIN' ? WheelIcon : ICON[kind]
  return (
    <span className={cx(styles.frame, isWide ? styles.wide : styles.tile, styles[kind])} aria-hidden="true">
      {art ? (
        <GameArt src={art} alt="" ratio={isWide ? WIDE_RATIO : 'auto'} isEager={isEager} className={styles.art} />
      ) : (
        <span className={styles.icon}>
          <Icon size={size} strokeWidth={1.6} />
        </span>
      )}
    </span>
  )
}
