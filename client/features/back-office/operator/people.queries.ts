import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { BodyInput, QueryInput } from '#contract/endpoint.ts'
import * as operatorEndpoints from '#contract/back-office/operator/operator.ts'
import * as endpoints from '#contract/back-office/operator/operator-people.ts'
import { BACK_OFFICE_KEY, backOfficeApi } from '#client/lib/back-office/back-office-api.ts'
import { refreshOperator, startOperatorSession } from '#client/lib/back-office/operator-session.ts'
import { useAction } from '#client/lib/back-office/use-action.ts'

export const people = (query: QueryInput<typeof endpoints.people>) =>
  queryOptions({
    queryKey: [BACK_OFFICE_KEY, 'people', query],
    queryFn: ({ signal }) => backOfficeApi(endpoints.people, { query }, signal),
    placeholderData: keepPreviousData,
  })
export const operatorAccess = () =>
  queryOptions({ queryKey: [BACK_OFFICE_KEY, 'access'], queryFn: ({ signal }) => backOfficeApi(endpoints.access, {}, signal) })

export const useAddPerson = () =>
  useAction((body: BodyInput<typeof endpoints.addPerson>) => backOfficeApi(endpoints.addPerson, { body }))
export const useSetRole = () =>
  useAction((body: BodyInput<typeof endpoints.setRole>) => backOfficeApi(endpoints.setRole, { body }))
export const useSetActive = () =>
  useAction((body: BodyInput<typeof endpoints.setActive>) => backOfficeApi(endpoints.setActive, { body }))
export const useResetPassword = () =>
  useAction((body: BodyInput<typeof endpoints.resetPassword>) => backOfficeApi(endpoints.resetPassword, { body }))
export const useResetSecondFactor = () =>
  useAction((body: BodyInput<typeof endpoints.resetSecondFactor>) => backOfficeApi(endpoints.resetSecondFactor, { body }))
export const useSaveAccess = () =>
  useAction((body: BodyInput<typeof endpoints.saveAccess>) => backOfficeApi(endpoints.saveAccess, { body }))

/** The current operator: someone else may have changed the role since login. */
export const me = () =>
  queryOptions({
    queryKey: [BACK_OFFICE_KEY, 'me'],
    queryFn: async ({ signal }) => {
      const operator = await backOfficeApi(operatorEndpoints.me, {}, signal)
      refreshOperator(operator)
      return operator
    },
    // No automatic reloads: recovery codes on the screen must stay until they are saved.
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
const SECOND_FACTOR_KEY = [BACK_OFFICE_KEY, 'second-factor'] as const
export const ownSecondFactor = () =>
  queryOptions({
    queryKey: SECOND_FACTOR_KEY,
    queryFn: ({ signal }) => backOfficeApi(operatorEndpoints.secondFactor, {}, signal),
  })

export const useChangePassword = () =>
  useMutation({
    mutationFn: (body: BodyInput<typeof operatorEndpoints.changePassword>) =>
      backOfficeApi(operatorEndpoints.changePassword, { body }),
    onSuccess: startOperatorSession,
  })
/** `me` is loaded once the codes are saved: only then does the next duty matter. */
export const useBindSecondFactor = () =>
  useMutation({
    mutationFn: (body: BodyInput<typeof operatorEndpoints.bindSecondFactor>) =>
      backOfficeApi(operatorEndpoints.bindSecondFactor, { body }),
  })
export const useUnbindSecondFactor = () =>
  useAction((body: BodyInput<typeof operatorEndpoints.unbindSecondFactor>) =>
    backOfficeApi(operatorEndpoints.unbindSecondFactor, { body }),
  )
export function useLookAgain() {
  const queryClient = useQueryClient()
  return () => void queryClient.invalidateQueries({ queryKey: [BACK_OFFICE_KEY] })
}
