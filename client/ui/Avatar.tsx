import { useId } from 'react'
import { cx } from '#client/lib/class-names.ts'
import styles from './Avatar.module.css'
import { MOTIFS } from './avatar-motifs.tsx'
import { Picture } from './Picture.tsx'

interface Props {
  /** Number of a built-in picture, or the address of an uploaded one, as in the contract; empty until known. */
  avatar: string
  size?: number
  /** Read by screen readers; without it the picture is decoration beside a name. */
  label?: string
  className?: string
}

const RAYS = 12
const HOUSE_NUMBER = /^\d+$/

/** A built-in picture by its number; unknown numbers show the first. */
function HousePicture({ number, size, label }: { number: number; size: number; label: string | undefined }) {
  const id = useId()
  const { ground, art } = MOTIFS[number] ?? MOTIFS[0]!
  return (
    <svg
      width={size}
      height={size}
      viewBox="-50 -50 100 100"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <radialGradient id={id}>
        <stop stopColor={ground[0]} />
        <stop offset="1" stopColor={ground[1]} />
      </radialGradient>
      <rect x="-50" y="-50" width="100" height="100" fill={ground[1]} />
      <circle r="72" fill={`url(#${id})`} />
      {Array.from({ length: RAYS }, (_, ray) => (
        <path key={ray} d="M0 0-9-75H9Z" fill="#fff" opacity="0.07" transform={`rotate(${(ray * 360) / RAYS})`} />
      ))}
      {art}
    </svg>
  )
}

/** A member's picture: built-in or uploaded. */
export const Avatar = ({ avatar, size = 64, label, className }: Props) => (
  <span className={cx(styles.avatar, className)} style={{ width: size, height: size, borderRadius: size * 0.34 }}>
    {HOUSE_NUMBER.test(avatar) ? (
      <HousePicture number={Number(avatar)} size={size} label={label} />
    ) : (
      avatar && <Picture src={avatar} alt={label ?? ''} width={size} height={size} />
    )}
  </span>
)
