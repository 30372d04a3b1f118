/** One line of the bench: both sides, and their target ratio. */
export interface Figure {
  name: string
  ours: string
  other: string
  ratio: number
  wanted: string
}
