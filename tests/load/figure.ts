/** One line of the bench: both sides, and what their ratio should be. */
export interface Figure {
  name: string
  ours: string
  other: string
  ratio: number
  wanted: string
}
