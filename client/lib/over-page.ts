import { createContext, use } from 'react'

/** True in a login or registration that lies over the page it was asked from: one takes the other's place, and Back closes either. */
export const OverPage = createContext(false)
export const useIsOverPage = () => use(OverPage)
