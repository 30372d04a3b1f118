import { useQuery } from '@tanstack/react-query'
import { artsOf, promotions } from '#client/features/content/promotion/index.ts'
import { Welcome } from '#client/features/rewards/welcome/index.ts'

/** The welcome with the pictures of the promotions its rewards belong to. */
export function WelcomePopup(props: { onClose: () => void; onEmpty: () => void }) {
  const { data } = useQuery(promotions())
  return <Welcome arts={artsOf(data ?? [])} {...props} />
}
