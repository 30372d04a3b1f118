import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CONSOLE_KEY } from './operator.queries.ts'

/** After a deed the console reads everything anew, also after one that was refused: another was quicker. */
export function useDeed<Input, Answer>(mutationFn: (input: Input) => Promise<Answer>) {
  const queryClient = useQueryClient()
  return useMutation({ mutationFn, onSettled: () => queryClient.invalidateQueries({ queryKey: [CONSOLE_KEY] }) })
}
