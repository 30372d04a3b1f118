import { createContext, use } from 'react'

/** True inside a login or registration over a page: a link between the two replaces the entry, so that Back closes either. */
export const OverPage = createContext(false)
export const useIsOverPage = () => use(OverPage)
