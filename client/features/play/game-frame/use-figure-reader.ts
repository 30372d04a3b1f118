import { toast } from '#client/lib/notices.ts'
import { useNumberProblem } from '#client/lib/use-number-problem.ts'
import { lastPlaces, readFigureText } from './figures.ts'

/**
 * Reads a typed figure as a whole number of the last of `decimals` places. On failure it says why, and the field gets its old value
 * back.
 */
export function useFigureReader(decimals: number, most?: number): (typed: string) => number | undefined {
  const numberProblem = useNumberProblem()
  return (typed) => {
    const read = readFigureText(typed, decimals, most)
    if (read.value !== undefined) return lastPlaces(read.value, decimals)
    const problem = numberProblem(read)
    if (problem) toast.error(problem)
    return undefined
  }
}
