import {
  Bird,
  Cherry,
  Fish,
  Flame,
  Gamepad2,
  Heart,
  History,
  House,
  Radio,
  Spade,
  Sparkles,
  Ticket,
  Tickets,
  Volleyball,
  type LucideIcon,
} from 'lucide-react'

const ICON = {
  HOME: House,
  HOT: Flame,
  FAV: Heart,
  RECENT: History,
  RNG: Cherry,
  FISH: Fish,
  LIVE: Radio,
  PVP: Spade,
  COCKFIGHT: Bird,
  SPORTS: Volleyball,
  ESPORTS: Gamepad2,
  INHOUSE: Sparkles,
  LOTT: Ticket,
  ELOTT: Tickets,
} as const satisfies Record<string, LucideIcon>

export type CategoryKey = keyof typeof ICON

/** The icon of a game category, decorative. Its label is `common:category_<KEY>`. */
export function CategoryIcon({ category, size = 24 }: { category: CategoryKey; size?: number }) {
  const Icon = ICON[category]
  return <Icon size={size} aria-hidden="true" />
}
