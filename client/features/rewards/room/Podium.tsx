import { UserPlus } from 'lucide-react'
import type { AvatarValue } from '#contract/identity/avatar.ts'
import { cx } from '#client/lib/class-names.ts'
import { Avatar } from '#client/ui/index.ts'
import { Crown } from './Crown.tsx'
import { podium, type PodiumPlace } from './podium-places.ts'
import styles from './Podium.module.css'

const FIRST_PICTURE = 68
const PICTURE = 56
const LOOK = { 1: undefined, 2: styles.second, 3: styles.third } as const satisfies Record<PodiumPlace, unknown>

export interface PodiumRow extends AvatarValue {
  place: number
  name: string
  isOwn: boolean
}
interface Words<T> {
  place: (place: number) => string
  you: string
  /** The text for an empty place. */
  open: string
  /** Below the name. */
  amount: (row: T) => string
}
interface StepProps<T> {
  place: PodiumPlace
  row: T | undefined
  words: Words<T>
}

/** One of the first three places; an empty one says so. */
function Step<T extends PodiumRow>({ place, row, words }: StepProps<T>) {
  const size = place === 1 ? FIRST_PICTURE : PICTURE
  return (
    <li className={cx(styles.step, LOOK[place])}>
      <span className="visually-hidden">{words.place(place)}</span>
      {place === 1 && row && <Crown className={styles.crown} />}
      <span className={cx(styles.picture, !row && styles.open)} style={{ width: size, height: size }}>
        {row ? <Avatar avatar={row.avatar} size={size} /> : <UserPlus size={24} aria-hidden="true" />}
      </span>
      {row ? (
        <>
          <span className={styles.name}>{row.isOwn ? words.you : row.name}</span>
          <span className={styles.amount}>{words.amount(row)}</span>
        </>
      ) : (
        <>
          <span className={styles.name} aria-hidden="true" />
          <span className={styles.quiet}>{words.open}</span>
        </>
      )}
      <span className={styles.block} aria-hidden="true">
        {place}
      </span>
    </li>
  )
}

/** The first three of a list of places. */
export function Podium<T extends PodiumRow>({ rows, label, words }: { rows: readonly T[]; label: string; words: Words<T> }) {
  return (
    <ol className={styles.podium} aria-label={label}>
      {podium(rows).map(({ place, row }) => (
        <Step key={place} place={place} row={row} words={words} />
      ))}
    </ol>
  )
}
