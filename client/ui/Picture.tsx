import { type ImgHTMLAttributes, type Ref, useState } from 'react'
import { hostedPicture, pictureAfterFailure } from '#client/lib/image-host.ts'

interface Props extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'src' | 'alt' | 'onError'> {
  src: string
  alt: string
  /** Neither the merchant's image host nor our own site has it. */
  onBroken?: () => void
  ref?: Ref<HTMLImageElement>
}

/** The only way to show a picture whose address the server names: from the merchant's image host, or our own site if that fails. */
export function Picture({ src, alt, onBroken, ...rest }: Props) {
  const [hosted, setHosted] = useState(() => ({ src, from: hostedPicture(src) }))
  const from = hosted.src === src ? hosted.from : hostedPicture(src)
  const fail = () => {
    const own = pictureAfterFailure(from)
    if (own) setHosted({ src, from: own })
    else onBroken?.()
  }
  return <img {...rest} src={from} alt={alt} onError={fail} />
}
