import { useMutation, useQueryClient } from '@tanstack/react-query'
import * as avatarEndpoints from '#contract/identity/avatar.ts'
import { memberInfo } from '#client/lib/current-member.ts'
import { api } from '#client/lib/api.ts'

function useRefresh() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: memberInfo().queryKey })
}

/** Chooses a built-in picture. */
export function usePickAvatar() {
  const onSuccess = useRefresh()
  return useMutation({ mutationFn: (icon: number) => api(avatarEndpoints.pick, { body: { icon } }), onSuccess })
}

/** Uploads a picture of the member's own. */
export function useUploadAvatar() {
  const onSuccess = useRefresh()
  return useMutation({ mutationFn: (file: Blob) => api(avatarEndpoints.upload, { files: [file] }), onSuccess })
}
