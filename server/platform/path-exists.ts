import { access } from 'node:fs/promises'

/** Whether a file or folder is at a path. */
export const pathExists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )
