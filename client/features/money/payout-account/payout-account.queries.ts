import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { BodyInput } from '#contract/endpoint.ts'
import * as payoutAccountEndpoints from '#contract/money/payout-account/payout-account.ts'
import { memberInfo } from '#client/lib/current-member.ts'
import { api } from '#client/lib/api.ts'
import type { RunWithProof } from '#client/lib/run-with-proof.ts'

/** What adding or removing an account changes. */
export const PAYOUT_ACCOUNT_KEY = ['payout-account'] as const
const keys = {
  all: PAYOUT_ACCOUNT_KEY,
  list: () => [...keys.all, 'list'] as const,
  config: () => [...keys.all, 'config'] as const,
  banks: () => [...keys.all, 'banks'] as const,
  provinces: () => [...keys.all, 'provinces'] as const,
}
/** Reference data: changes only with a release. */
const REFERENCE_STALE_MS = 3_600_000

export const payoutAccounts = () =>
  queryOptions({ queryKey: keys.list(), queryFn: ({ signal }) => api(payoutAccountEndpoints.list, {}, signal) })

export const useBindConfig = () =>
  useQuery({ queryKey: keys.config(), queryFn: ({ signal }) => api(payoutAccountEndpoints.bindConfig, {}, signal) })

export const useBanks = () =>
  useQuery({
    queryKey: keys.banks(),
    queryFn: ({ signal }) => api(payoutAccountEndpoints.banks, {}, signal),
    staleTime: REFERENCE_STALE_MS,
  })

/** The same for every visitor. */
export const usePaymentMarks = () =>
  useQuery({
    queryKey: ['payment-marks'],
    queryFn: ({ signal }) => api(payoutAccountEndpoints.depositBanks, {}, signal),
    staleTime: REFERENCE_STALE_MS,
    meta: { isPublic: true },
  })

/** Loaded once a bank is chosen: only bank accounts need a province. */
export const useProvinces = () =>
  useQuery({
    queryKey: keys.provinces(),
    queryFn: ({ signal }) => api(payoutAccountEndpoints.provinces, {}, signal),
    staleTime: REFERENCE_STALE_MS,
  })

function useRefresh() {
  const queryClient = useQueryClient()
  // The first account also sets the payee's name in the profile.
  return () => Promise.all([keys.all, memberInfo().queryKey].map((queryKey) => queryClient.invalidateQueries({ queryKey })))
}

export type BindInput = BodyInput<typeof payoutAccountEndpoints.bind>
export function useBindAccount(run: RunWithProof) {
  const onSuccess = useRefresh()
  return useMutation({ mutationFn: (body: BindInput) => run(() => api(payoutAccountEndpoints.bind, { body })), onSuccess })
}

export function useRemoveAccount(run: RunWithProof) {
  const onSuccess = useRefresh()
  return useMutation({
    mutationFn: (body: { bankCardId: number; paymentPassword: string }) =>
      run(() => api(payoutAccountEndpoints.remove, { body })),
    onSuccess,
  })
}

export function useSetDefaultAccount() {
  const onSuccess = useRefresh()
  return useMutation({
    mutationFn: (bankCardId: number) => api(payoutAccountEndpoints.setDefault, { body: { bankCardId } }),
    onSuccess,
  })
}
