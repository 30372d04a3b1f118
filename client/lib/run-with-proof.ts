/** Runs an action, and asks for a second factor if the server wants one first (ACC-06): `useWithProof` of the security centre. */
export type RunWithProof = <T>(action: () => Promise<T>) => Promise<T>
