import { useEffect, useRef, useState } from 'react'
import { FEEDBACK_MAX_BYTES, FEEDBACK_MAX_PICTURES } from '#contract/feedback.ts'
import { pictureRefusal } from '#client/lib/picture-file.ts'

export interface Picture {
  file: File
  /** The address the page shows it by. */
  address: string
}
/** `tooMany` or what the server would answer. */
export type PictureProblem = { error: unknown } | 'tooMany'

/** Pictures chosen from this device. */
export function usePictures() {
  const [pictures, setPictures] = useState<readonly Picture[]>([])
  const [problem, setProblem] = useState<PictureProblem>()
  // The browser holds a file as long as its address is there.
  const held = useRef<readonly Picture[]>([])
  useEffect(() => {
    held.current = pictures
  }, [pictures])
  useEffect(() => () => held.current.forEach(({ address }) => URL.revokeObjectURL(address)), [])

  return {
    pictures,
    problem,
    /** Takes those that fit, and says why another did not. */
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
