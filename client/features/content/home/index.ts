export { BannerSlide } from './BannerSlide.tsx'
export { BannerStrip } from './BannerStrip.tsx'
