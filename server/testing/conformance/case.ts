import type { Seat, Target } from './seat.ts'

/** One rule of the wallet API, tried from outside. Throws with what went wrong. */
export interface Case {
  rule: string
  title: string
  /** A case leaves the player with as much as before. */
  run(target: Target, sit: () => Promise<Seat>): Promise<void>
}
