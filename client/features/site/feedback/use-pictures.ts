import { useEffect, useRef, useState } from 'react'
import { FEEDBACK_MAX_BYTES, FEEDBACK_MAX_PICTURES } from '#contract/site/feedback.ts'
import { pictureRefusal } from '#client/lib/picture-file.ts'

export interface Picture {
  file: File
  /** Its object URL. */
  address: string
}
/** `tooMany`, or the error the server would return. */
export type PictureProblem = { error: unknown } | 'tooMany'

/** Pictures chosen from this device. */
export function usePictures() {
  const [pictures, setPictures] = useState<readonly Picture[]>([])
  const [problem, setProblem] = useState<PictureProblem>()
  // The browser keeps the file until its object URL is revoked.
  const held = useRef<readonly Picture[]>([])
  useEffect(() => {
    held.current = pictures
  }, [pictures])
  useEffect(() => () => held.current.forEach(({ address }) => URL.revokeObjectURL(address)), [])

  return {
    pictures,
    problem,
    /** Adds valid pictures, and reports why another was rejected. */
    add(files: readonly File[]) {
      const refused = files.map((file) => pictureRefusal(file, FEEDBACK_MAX_BYTES)).find((refusal) => refusal !== undefined)
      const good = files.filter((file) => !pictureRefusal(file, FEEDBACK_MAX_BYTES))
      const room = FEEDBACK_MAX_PICTURES - pictures.length
      setProblem(refused ? { error: refused } : good.length > room ? 'tooMany' : undefined)
      const taken = good.slice(0, room).map((file) => ({ file, address: URL.createObjectURL(file) }))
      setPictures([...pictures, ...taken])
    },
    remove(picture: Picture) {
      URL.revokeObjectURL(picture.address)
      setProblem(undefined)
      setPictures(pictures.filter((other) => other !== picture))
    },
  }
}
