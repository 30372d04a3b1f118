import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { BodyInput } from '#contract/endpoint.ts'
import * as endpoints from '#contract/identity/kyc/kyc.ts'
import type { KycStatus } from '#contract/identity/kyc/kyc.ts'
import type { KycSide } from '#contract/identity/kyc/kyc-form.ts'
import { useRefreshSecurity } from '#client/features/identity/security/index.ts'
import { api } from '#client/lib/api.ts'
import { useLiveEvent } from '#client/lib/live.ts'

const keys = { all: ['kyc'] as const, status: () => [...keys.all, 'status'] as const }

export const kycStatus = () =>
  queryOptions({ queryKey: keys.status(), queryFn: ({ signal }) => api(endpoints.status, {}, signal) })

/** The server provides the form's texts. */
export const kycDictionary = () =>
  queryOptions({ queryKey: [...keys.all, 'dictionary'], queryFn: ({ signal }) => api(endpoints.dictionary, {}, signal) })
export const kycSetting = () =>
  queryOptions({ queryKey: [...keys.all, 'setting'], queryFn: ({ signal }) => api(endpoints.merchantSetting, {}, signal) })
export const playerInfo = () =>
  queryOptions({ queryKey: [...keys.all, 'player'], queryFn: ({ signal }) => api(endpoints.playerInfo, {}, signal) })

/** Dropped from memory when no longer shown. */
export const ownPicture = (side: KycSide, uploadedAt: number) =>
  queryOptions({
    queryKey: [...keys.all, 'picture', side, uploadedAt],
    queryFn: ({ signal }) => api(endpoints.picture, { query: { side } }, signal),
    staleTime: Infinity,
    gcTime: 0,
  })

/** The answer contains the new status. */
function useKeepStatus() {
  const queries = useQueryClient()
  const refreshSecurity = useRefreshSecurity()
  return async (status: KycStatus) => {
    queries.setQueryData(kycStatus().queryKey, status)
    await refreshSecurity()
  }
}

export const useUploadPicture = () =>
  useMutation({
    mutationFn: ({ side, file }: { side: KycSide; file: File }) =>
      api(endpoints.uploadPicture, { body: { side }, files: [file] }),
    onSuccess: useKeepStatus(),
  })

export type WrittenFields = BodyInput<typeof endpoints.submitMaterials>['fields']
export const useSubmitKyc = () =>
  useMutation({
    mutationFn: (fields: WrittenFields) => api(endpoints.submitMaterials, { body: { fields } }),
    onSuccess: useKeepStatus(),
  })

/** Shows the decision as it arrives, while the page is open. */
export function useFollowKyc(): void {
  const queries = useQueryClient()
  const refreshSecurity = useRefreshSecurity()
  const readAgain = () => {
    void queries.invalidateQueries({ queryKey: keys.status() })
    void refreshSecurity()
  }
  useLiveEvent('kyc.changed', readAgain, { onReconnect: readAgain })
}
