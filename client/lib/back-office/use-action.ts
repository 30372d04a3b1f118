import { useMutation, useQueryClient } from '@tanstack/react-query'
import { BACK_OFFICE_KEY } from './back-office-api.ts'

/** After an action the back office reloads everything, also after a refusal: someone else may have been quicker. */
export function useAction<Input, Answer>(mutationFn: (input: Input) => Promise<Answer>) {
  const queryClient = useQueryClient()
  return useMutation({ mutationFn, onSettled: () => queryClient.invalidateQueries({ queryKey: [BACK_OFFICE_KEY] }) })
}
