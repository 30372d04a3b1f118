import type { ReactNode } from 'react'

/** One picture of a carousel. */
export interface Slide {
  key: string | number
  node: ReactNode
}
